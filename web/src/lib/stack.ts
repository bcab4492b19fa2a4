// Things one below the other, each put there by a transform: what comes or goes above others moves them without a layout shift.

/** An attachment for the element around them; they need `position: absolute` and the full width. `gap` in px. */
export function stacked(gap: number) {
  return (box: HTMLElement) => {
    function lay() {
      let top = 0;
      for (const child of box.children as HTMLCollectionOf<HTMLElement>) {
        child.style.transform = `translateY(${top}px)`;
        top += child.offsetHeight + gap;
      }
      box.style.height = `${Math.max(0, top - gap)}px`;
    }
    const sizes = new ResizeObserver(lay);
    function watch() {
      sizes.disconnect();
      for (const child of box.children) sizes.observe(child);
      lay();
    }
    const nodes = new MutationObserver(watch);
    nodes.observe(box, { childList: true });
    watch();
    return () => {
      nodes.disconnect();
      sizes.disconnect();
      box.style.height = "";
      for (const child of box.children as HTMLCollectionOf<HTMLElement>) child.style.transform = "";
    };
  };
}
