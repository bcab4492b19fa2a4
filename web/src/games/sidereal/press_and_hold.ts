// A press that goes on: what a click does once is done again and again while the button is held down.

/** In ms: from when on it repeats, and how often. */
const FIRST = 350;
const AGAIN = 110;

/** An attachment for a button. */
export function held(act: () => void) {
  return (button: HTMLElement) => {
    let timer = 0;
    let repeated = false;
    function repeat() {
      repeated = true;
      act();
      timer = window.setTimeout(repeat, AGAIN);
    }
    function down({ button: which }: PointerEvent) {
      repeated = false;
      if (which === 0) timer = window.setTimeout(repeat, FIRST);
    }
    const up = () => clearTimeout(timer);
    /** The click at the end of a long press does nothing more. */
    function click(event: MouseEvent) {
      if (!repeated) return;
      repeated = false;
      event.stopImmediatePropagation();
    }
    const menu = (event: Event) => event.preventDefault();
    button.addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, up);
    button.addEventListener("click", click, true);
    button.addEventListener("contextmenu", menu);
    return () => {
      up();
      button.removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.removeEventListener(end, up);
      button.removeEventListener("click", click, true);
      button.removeEventListener("contextmenu", menu);
    };
  };
}
