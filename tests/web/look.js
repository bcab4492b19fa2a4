// What a person sees on the page, for the tests: the question with its answers, and faults that catch the eye.
// Nothing here knows the game: what glows can be chosen.

(() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

  const GLOWING = "[data-open]";
  const ACTION = "[data-testid=action]:not([aria-disabled])";
  const OPTION = "[data-testid=question] :is([data-testid=option],[data-testid=pass]):not([disabled])";
  const CONFIRM = "[data-testid=confirm]";

  /** The question with everything that can answer it now; null while there is none. */
  function asked() {
    const question = one("[data-testid=question]");
    const purpose = question?.dataset.purpose;
    if (!purpose) return null;
    const targets = all(`${GLOWING}, ${ACTION}`).map((element) => ({
      name: element.dataset.card ?? element.dataset.action,
      ticked: element.getAttribute("aria-pressed") === "true",
    }));
    const options = all(OPTION).map((element) => element.dataset.key);
    const doubt = one("[data-testid=doubt]") !== null;
    // What was sent glows no more, though its button is still there.
    if (!targets.length && !options.length && !doubt) return null;
    const confirm = one(CONFIRM);
    return {
      purpose,
      phase: question.dataset.phase,
      round: Number(one("[data-testid=board]").dataset.round),
      sentence: words(one("[data-testid=sentence]")),
      targets,
      options,
      confirm: confirm ? words(confirm) : null,
      ready: confirm !== null && !confirm.disabled,
      doubt,
      refused: words(one("[data-testid=refused]")),
    };
  }

  const over = () => one("[data-testid=final-breakdown]") !== null;

  /** Everything on the table that only a server's answer changes, in one string. */
  function shown() {
    const { round, phase } = one("[data-testid=board]")?.dataset ?? {};
    const question = one("[data-testid=question]");
    const sentence = one("[data-testid=sentence]")?.cloneNode(true);
    sentence?.querySelector("[data-testid=ticked]")?.remove();
    const cards = all("[data-testid=board] [data-card]").map((card) => `${card.dataset.testid} ${card.ariaLabel}`);
    const seats = all("[data-testid=seat] header, [data-testid=my-seat] header").map(words);
    return [round, phase, question?.dataset.purpose, words(sentence), all("[data-testid=log] p").length, over(), ...seats, ...cards].join("|");
  }

  /** Waits until the page shows what is wanted, a number of milliseconds at most; what there is then. */
  function until(wanted, patience) {
    return new Promise((done, failed) => {
      const look = () => {
        const found = wanted();
        if (!found) return false;
        watcher.disconnect();
        clearTimeout(late);
        done(found);
        return true;
      };
      // To look frame by frame has the browser make frames all the while: a tenth of its time.
      const watcher = new MutationObserver(look);
      const late = setTimeout(() => {
        watcher.disconnect();
        failed(new Error(`not within ${patience} ms: ${wanted}`));
      }, patience);
      if (!look()) watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }

  // --- faults ----------------------------------------------------------------------------------------------------------

  const RAW = [
    [/^[a-z]+([-_#:][a-z0-9]+)+$/, "an id"],
    [/\{\s*\$/, "an unfilled place"],
    [/\b(undefined|NaN|null)\b|\[object/, "a value of the program"],
    [/[\uE000-\uF8FF\u2068\u2069]/, "a mark of the program"],
  ];
  const SPOKEN = ["aria-label", "title", "placeholder", "alt"];

  function raw(text) {
    return RAW.filter(([pattern]) => pattern.test(text.trim())).map(([, what]) => `${what}: ${text.trim().slice(0, 80)}`);
  }

  /** Looks at the page as if it were painted (see `bare.js`); what looks may not wait meanwhile. */
  const painted =
    (looks) =>
    (...given) => {
      const { style } = document.documentElement;
      style.opacity = "1";
      try {
        return looks(...given);
      } finally {
        style.opacity = "";
      }
    };

  function seen(element) {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".unseen");
  }

  /** Every piece of text that is drawn, with its element and its boxes. */
  function texts(within = document.body) {
    const found = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest("script, style") || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
      if (boxes.length) found.push({ text: node.data.trim(), node, element, boxes });
    }
    return found;
  }

  function size({ element }) {
    const font = parseFloat(getComputedStyle(element).fontSize);
    const drawing = element.closest("svg");
    return drawing && element.getScreenCTM ? font * element.getScreenCTM().a : font;
  }

  /** What cuts a text off: an ancestor that hides what runs over it, or the window. Scrolling reaches what is scrolled away. */
  function cutBy({ element, boxes }) {
    const SLACK = 1.5;
    for (let around = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const svg = around.tagName === "svg";
      // What is shown whole or not at all.
      if (around.matches("[data-whole]") && boxes.every((box) => box.top > frame.bottom - SLACK)) return null;
      const cutsX = svg || ["hidden", "clip"].includes(style.overflowX);
      const cutsY = svg || ["hidden", "clip"].includes(style.overflowY);
      const outX = boxes.some((box) => box.left < frame.left - SLACK || box.right > frame.right + SLACK);
      // The line box of a drawn letter is higher than the letter.
      const outY = boxes.some((box) => box.top < frame.top - (svg ? 4 : SLACK) || box.bottom > frame.bottom + (svg ? 4 : SLACK));
      if ((cutsX && outX) || (cutsY && outY)) return around.className?.baseVal ?? (around.className || around.tagName);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls && around !== document.documentElement) return null;
    }
    const out = boxes.some((box) => box.left < -SLACK || box.right > innerWidth + SLACK);
    return out ? "the window" : null;
  }

  /** Movements are at their end: brought there, for waiting was a third of the time of the tests that look. */
  async function still() {
    // What a region holds follows its size a frame later.
    for (let turn = 0; turn < 2; turn++) await new Promise(requestAnimationFrame);
    for (let turn = 0; turn < 20; turn++) {
      const moving = document.getAnimations().filter((movement) => movement.effect?.getComputedTiming().endTime !== Infinity);
      if (!moving.length) return;
      for (const movement of moving) movement.finish();
      await new Promise(requestAnimationFrame); // one may begin where another ends
    }
    await Promise.allSettled(document.getAnimations().map((movement) => movement.finished));
  }

  /** All that is wrong with how the page looks now, in words; empty is good. */
  async function faults() {
    await still();
    return painted(faultsNow)();
  }

  function faultsNow() {
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) found.push(`scrolls sideways: ${page.scrollWidth} in a window of ${innerWidth}`);
    for (const text of texts()) {
      found.push(...raw(text.text));
      if (size(text) < 10.95) found.push(`text of ${size(text).toFixed(1)} px: ${text.text.slice(0, 40)}`);
    }
    for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join())) {
      for (const name of SPOKEN) found.push(...raw(element.getAttribute(name) ?? "").map((fault) => `${name} is ${fault}`));
    }
    for (const line of all("[data-testid=sentence], [data-testid=log] p")) {
      if (line.dataset.testid === "sentence" && line.scrollHeight > line.clientHeight + 3) {
        found.push(`the question is cut: ${words(line).slice(0, 80)}`);
      }
      if (words(line).includes("..")) found.push(`two full stops: ${words(line).slice(0, 80)}`);
    }
    const question = one("[data-testid=question]");
    if (question) {
      const sentence = one("[data-testid=sentence]");
      if (!words(sentence)) found.push("the question has no sentence");
      for (const text of texts(question)) {
        const by = cutBy(text);
        if (by) found.push(`cut off by ${by}: ${text.text.slice(0, 40)}`);
      }
      for (const drawing of question.querySelectorAll("button svg, button span")) {
        if (drawing.closest(".unseen") || !seen(drawing)) continue;
        const box = drawing.getBoundingClientRect();
        const frame = drawing.closest("button").getBoundingClientRect();
        const over = Math.max(frame.left - box.left, box.right - frame.right);
        if (box.width && over > 1.5) found.push(`runs over the side of its button: ${drawing.outerHTML.slice(0, 60)}`);
      }
      const answers = question.querySelector(".answers:has([data-testid=action])");
      if (answers && answers.scrollHeight > answers.clientHeight + 2) found.push(`actions are cut: ${answers.scrollHeight} px in ${answers.clientHeight}`);
      const above = question.closest("main").getBoundingClientRect().top;
      for (const part of question.querySelectorAll(".sentence, .buttons, .send")) {
        const { top, bottom, height } = part.getBoundingClientRect();
        if (height && (top < above - 1 || bottom > innerHeight + 1)) found.push(`the question is not in the window: ${top} to ${bottom}`);
      }
    }
    return [...new Set(found)];
  }

  /** What of the question cannot be seen whole even when it is scrolled to, and its words that are broken without a hyphen. */
  function lost() {
    const found = [];
    const before = [...document.querySelectorAll("*")].map((one) => [one, one.scrollTop, one.scrollLeft]);
    for (const part of all(`${GLOWING}, ${ACTION}, [data-testid=hand-card], [data-testid=question] button`)) {
      part.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) found.push(`not in the window: ${words(part)}`);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!part.contains(there)) found.push(`covered: ${words(part)}`);
    }
    for (const [one, down, across] of before) if (one.scrollTop !== down || one.scrollLeft !== across) one.scrollTo(across, down);
    for (const { node } of texts(one("[data-testid=question]"))) {
      for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
      }
    }
    return found;
  }

  /** Scrolled away, all of it or a part. */
  function away(element, box) {
    for (let around = element; around; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
      const frame = around.getBoundingClientRect();
      if (box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right) return true;
    }
    return false;
  }

  /** Nothing that is painted lies over this element there. */
  function bare(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const over = stack.slice(0, stack.findIndex((each) => each === element || each.contains(element)));
    return over.every((each) => element.contains(each) || (getComputedStyle(each).backgroundColor === "rgba(0, 0, 0, 0)" && !each.closest("svg")));
  }

  /** Words of the table, or of a page without one, that are cut off, or stand over one another; names too long for their line end in dots. */
  function crowded() {
    const found = [];
    const drawn = texts(one("[data-testid=board]") ?? document.body).filter(({ element }) => getComputedStyle(element).textOverflow !== "ellipsis");
    for (const text of drawn) {
      const by = cutBy(text);
      if (by) found.push(`cut off by ${by}: ${text.text.slice(0, 40)}`);
    }
    // Of cards that cover one another each is a thing by itself.
    const boxes = drawn.flatMap((text) => text.boxes.filter((box) => !away(text.element, box)).map((box) => ({ text, box, card: text.element.closest("[data-card]") })));
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        if (one.text === other.text || one.card !== other.card) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide < 3 || high < 5) continue;
        const [x, y] = [Math.max(one.box.left, other.box.left) + wide / 2, Math.max(one.box.top, other.box.top) + high / 2];
        if (bare(one.text.element, x, y) && bare(other.text.element, x, y)) found.push(`over one another: ${one.text.text.slice(0, 30)} and ${other.text.text.slice(0, 30)}`);
      }
    }
    for (const caption of all("[data-testid=board] .spot .caption")) {
      const { left, right, bottom } = caption.getBoundingClientRect();
      if (bottom < innerHeight && !bare(caption, (left + right) / 2, bottom - 4)) found.push(`covered: ${words(caption)}`);
    }
    return [...new Set(found)];
  }

  /** Every word a reader meets: drawn and spoken. */
  function reading() {
    const drawn = texts().map((text) => text.text);
    const spoken = all(SPOKEN.map((name) => `[${name}]`).join()).flatMap((element) =>
      SPOKEN.map((name) => element.getAttribute(name) ?? ""),
    );
    return [...new Set([...drawn, ...spoken].map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean))];
  }

  // --- keys ----------------------------------------------------------------------------------------------------------

  /** The next key on the way from the focus to an element; "" once it is there. */
  function way(element) {
    const from = document.activeElement;
    if (from === element) return "";
    const zone = element.closest("[role=group]");
    if (!("item" in element.dataset) || !zone?.contains(from) || !("item" in from.dataset)) {
      // Tab comes to a zone where it was left, which may lie on the other side than the element.
      const stop = ("item" in element.dataset && zone?.querySelector('[data-item][tabindex="0"]')) || element;
      const before = from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
      return before && from !== document.body ? "Shift+Tab" : "Tab";
    }
    const items = [...zone.querySelectorAll("[data-item]:not([disabled])")];
    return items.indexOf(element) > items.indexOf(from) ? "ArrowRight" : "ArrowLeft";
  }

  /** Whether a person can see where the focus is: it is in the window, with a line around it. */
  function focused() {
    const element = document.activeElement;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const lined = element.matches(":focus-visible") && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
    return lined && box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  }

  // --- how quick -------------------------------------------------------------------------------------------------------

  /** Milliseconds from each press until the page has drawn something else, and until it has drawn the server's answer. */
  const times = { touched: [], answered: [] };

  function clocked(event) {
    if (!event.isTrusted) return;
    const start = event.timeStamp;
    const before = shown();
    let touched = false;
    const drawn = (list) => requestAnimationFrame(() => list.push(performance.now() - start));
    const watcher = new MutationObserver(() => {
      if (!touched) drawn(times.touched);
      touched = true;
      if (shown() === before) return;
      watcher.disconnect();
      drawn(times.answered);
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("click", () => watcher.disconnect(), { capture: true, once: true });
  }

  function clock() {
    addEventListener("click", clocked, true);
  }

  window.look = { asked, over, shown, until, still, faults, lost: painted(lost), crowded: painted(crowded), reading: painted(reading), texts: painted(texts), way, focused, clock, times };
})();
