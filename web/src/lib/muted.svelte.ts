// Whose lines of chat this browser does not show.

const KEY = "cosmodrome-muted";

function kept(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  #who = $state<string[]>(kept());

  has(who: string): boolean {
    return this.#who.includes(who);
  }

  toggle(who: string) {
    this.#who = this.has(who) ? this.#who.filter((each) => each !== who) : [...this.#who, who];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#who));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }
}

export const muted = new Muted();
