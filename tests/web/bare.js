// The page without what is only painted: shadows, gradients, pictures. None of it moves anything or is looked at by a
// test, and to paint it takes a quarter of the browser's time.

(() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`
    *, ::before, ::after { box-shadow: none !important; text-shadow: none !important; background-image: none !important; }
    image { visibility: hidden !important; }
  `);
  document.adoptedStyleSheets = [bare];
})();
