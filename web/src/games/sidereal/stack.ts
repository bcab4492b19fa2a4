// Things one below the other, or row by row, each put there by a transform: what comes or goes above others moves them without a layout shift.

/**
 * An attachment for the element around them; they need `position: absolute` and the full width. `gap` in px. With
 * `least`, as many stand side by side as fit with that width each, but for those of class "whole".
 */
export function stacked(gap: number, least = Infinity) {
  return (box: HTMLElement) => {
    function lay() {
      const across = Math.max(1, Math.floor((box.clientWidth + gap) / (least + gap)));
      const wide = (box.clientWidth - gap * (across - 1)) / across;
      let [top, at, high] = [0, 0, 0];
      const down = () => ([top, at, high] = [high ? top + high + gap : top, 0, 0]);
      for (const child of box.children as HTMLCollectionOf<HTMLElement>) {
        const whole = across === 1 || child.classList.contains("whole");
        if (whole || at === across) down();
        child.style.width = whole ? "" : `${wide}px`;
        child.style.transform = `translate(${at * (wide + gap)}px, ${top}px)`;
        high = Math.max(high, child.offsetHeight);
        at = whole ? across : at + 1;
      }
      box.style.height = `${top + high}px`;
    }
    const sizes = new ResizeObserver(lay);
    function watch() {
      sizes.disconnect();
      if (least < Infinity) sizes.observe(box);
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
      for (const child of box.children as HTMLCollectionOf<HTMLElement>) child.style.transform = child.style.width = "";
    };
  };
}
