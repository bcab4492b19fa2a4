// What moves on the page though nobody moved it: layout shifts since the table showed, and where things lie now.

(() => {
  // Browsers report no shift of what is see-through, as the page of tests is (bare.js).
  const opaque = new CSSStyleSheet();
  opaque.replaceSync(":root { opacity: 1; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, opaque];
  const shifts = [];
  const named = (node) => {
    const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("svelte-")).join(".")}` : "gone";
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map((length) => Math.round(length * 10) / 10);
  /** When the table showed first: the way there, through the lobby, is a change of page. */
  let since = Infinity;
  const watcher = new MutationObserver(() => {
    if (!document.querySelector("[data-testid=board]")) return;
    since = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { subtree: true, childList: true });
  const keep = (entries) => {
    for (const { value, sources, startTime } of entries) {
      if (startTime < since) continue;
      shifts.push({ value, sources: sources.map(({ node, previousRect, currentRect }) => `${named(node)} ${box(previousRect)} > ${box(currentRect)}`) });
    }
  };
  // Also what follows an input within half a second, which browsers leave out of their own sum.
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });

  /** Where the question, its confirm button and all cards lie; cards by their place and number there. */
  function lying() {
    const found = { panel: null, confirm: null, places: {} };
    const panel = document.querySelector("[data-testid=question]");
    if (panel) found.panel = box(panel.getBoundingClientRect());
    const confirm = document.querySelector("[data-testid=confirm]");
    if (confirm) found.confirm = box(confirm.getBoundingClientRect());
    for (const spot of document.querySelectorAll("[data-testid=board] [data-place] [data-card]")) {
      if (spot.closest("dialog")) continue;
      const place = spot.closest("[data-place]");
      // A strip or table that a person pushes along takes its cards with it.
      const around = place.getBoundingClientRect();
      // Cards of one region are of one size, which follows from how many they are together.
      const group = panel?.contains(spot) ? panel.querySelectorAll("[data-card]").length : "";
      const { x, y, width, height } = spot.getBoundingClientRect();
      (found.places[`${place.dataset.place} of ${group}`] ??= []).push({ card: spot.dataset.card, box: box({ x: x - around.x, y: y - around.y, width, height }) });
    }
    return found;
  }

  function taken() {
    keep(observer.takeRecords());
    return shifts.splice(0);
  }

  window.stillness = { lying, taken };
})();
