// A page that is older than its server: it finds out, and is loaded anew at the next step or by a press.

const TRIED = "cosmodrome-loaded-anew";

class Renewal {
  /** The server has a newer page, or lacks a part of this one. */
  due = $state(false);
}

export const renewal = new Renewal();

/** The server's page as it is now; null where it does not answer. */
const served = () => fetch("/", { cache: "no-store" }).then((answer) => (answer.ok ? answer.text() : null), () => null);

/** Ask whether the server's page begins with another script. */
export async function lookForNewer() {
  const own = document.querySelector("script[type=module]")?.getAttribute("src");
  if (import.meta.env.DEV || renewal.due || !own) return;
  const page = await served();
  if (page !== null && !page.includes(own)) renewal.due = true;
}

/** A part that is gone has another name in the server's newer page. What lacks there too, or again, is only told. */
async function lacking({ message }: Error) {
  if ((await served()) === null) return;
  if (firstTime(message)) location.reload();
  else renewal.due = true;
}

function firstTime(lack: string): boolean {
  try {
    const first = sessionStorage.getItem(TRIED) !== lack;
    sessionStorage.setItem(TRIED, lack);
    return first;
  } catch {
    // A browser that stores nothing would load the page for ever.
    return false;
  }
}

export function renew() {
  addEventListener("vite:preloadError", (event) => void lacking((event as Event & { payload: Error }).payload));
  document.addEventListener("visibilitychange", () => document.hidden || void lookForNewer());
}
