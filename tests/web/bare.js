// The page without what is only painted: nothing of it moves anything or is looked at by a test, and to paint it takes
// a third of the browser's time.
//
// The whole page is see-through, which browsers do not paint; `look.js` makes it opaque while it looks.

(() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`
    :root { opacity: 0; }
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; background-image: none !important; }
    image { visibility: hidden !important; }
  `);
  document.adoptedStyleSheets = [bare];
  // Then the page keeps no bitmaps of its drawings either.
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("nothing is painted"));
})();
