// What a finger cannot press on the page as it stands, in words: too small, cut, or below the reach of something else.
(windowed) => {
  const FINGER = 44, LETTERS = 16;
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button]";
  const found = new Set();
  const there = document.querySelector("dialog[open]") ?? document.body;
  const shows = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen");
  const called = (one) => `${one.tagName} ${one.dataset.testid ?? one.className} ${one.textContent.trim()}`.slice(0, 90);
  const whole = (one) => (one.matches("[type=checkbox], [type=radio], [type=file]") ? (one.closest("label") ?? one) : one);
  const inner = (box, other) => ({ left: Math.max(box.left, other.left), right: Math.min(box.right, other.right), top: Math.max(box.top, other.top), bottom: Math.min(box.bottom, other.bottom) });
  const holds = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  /** What is left of a box where all around it has cut it. */
  const cut = (box, one) => {
    for (let around = one.parentElement; around && around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (overflowX !== "visible") box = { ...box, left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right) };
      if (overflowY !== "visible") box = { ...box, top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
      if (position === "fixed") break;
    }
    return box;
  };
  const reach = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beyond = getComputedStyle(one, "::after");
    if (beyond.position !== "absolute" || getComputedStyle(one).overflow !== "visible") return { left, right, top, bottom };
    const wide = Math.max(0, parseFloat(beyond.width) - (right - left)) / 2 || 0;
    const high = Math.max(0, parseFloat(beyond.height) - (bottom - top)) / 2 || 0;
    return { left: left - wide, right: right + wide, top: top - high, bottom: bottom + high };
  };
  /** What is seen of something pressed: its box, or what lies in it where the box has neither colour nor line. */
  const drawn = (one) => {
    const box = one.getClientRects()[0];
    const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(one);
    const clear = "rgba(0, 0, 0, 0)";
    if (backgroundColor !== clear || (borderTopWidth !== "0px" && borderTopColor !== clear) || one.matches(":is(input, select, textarea, [data-card])")) return box;
    const boxes = look.texts(one).flatMap((text) => text.boxes).concat([...one.querySelectorAll("svg, input")].map((part) => part.getBoundingClientRect()));
    const most = (side, of) => of(...boxes.map((each) => each[side]));
    return boxes.length ? inner(box, { left: most("left", Math.min), right: most("right", Math.max), top: most("top", Math.min), bottom: most("bottom", Math.max) }) : box;
  };
  /** What lies over the page by itself, as a drawer does. */
  const floor = (one) => (one && !["fixed", "sticky"].includes(getComputedStyle(one).position) ? floor(one.parentElement) : one);
  const before = [...document.querySelectorAll("*")].map((one) => [one, one.scrollTop, one.scrollLeft]);
  for (const one of there.querySelectorAll(PRESSED)) {
    const pressed = whole(one);
    // Pieces of a tablet's table stand once more, as large as a finger: colonists in the question, cards of another in their window.
    if (!shows(pressed) || getComputedStyle(pressed).clipPath !== "none" || (windowed > 899 && one.matches("[data-testid=colonists], [data-testid=seat-card]"))) continue;
    pressed.scrollIntoView({ block: "center", inline: "center" });
    const seen = drawn(pressed);
    for (const [across, down] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]) {
      const [x, y] = [seen.left + across * (seen.right - seen.left), seen.top + down * (seen.bottom - seen.top)];
      const hit = document.elementFromPoint(x, y);
      const other = hit?.closest("label") ?? hit?.closest(PRESSED);
      if (!other || other === pressed || other.contains(pressed) || pressed.contains(other) || floor(other) !== floor(pressed) || holds(drawn(other), x, y)) continue;
      found.add(`covered: ${called(pressed)} by the reach of ${called(other)}`);
    }
    // A link or a card's name within a sentence is as high as its line.
    if (getComputedStyle(one).display === "inline") continue;
    const { left, right, top, bottom } = cut(reach(pressed), pressed);
    // What is of one pixel stands there to be copied from.
    if (pressed.offsetWidth !== 1 && Math.min(right - left, bottom - top) < FINGER - 0.5) found.add(`${right - left} to ${bottom - top}: ${called(pressed)}`);
  }
  for (const [one, down, across] of before) if (one.scrollTop !== down || one.scrollLeft !== across) one.scrollTo(across, down);
  for (const one of there.querySelectorAll("input, select, textarea")) {
    if (!shows(one) || ["checkbox", "radio", "range", "file"].includes(one.type)) continue;
    const letters = parseFloat(getComputedStyle(one).fontSize);
    if (letters < LETTERS) found.add(`letters of ${letters}: ${called(one)}`);
  }
  const broad = document.documentElement.scrollWidth;
  if (broad > windowed) found.add(`the page is ${broad} wide`);
  return [...found];
}
