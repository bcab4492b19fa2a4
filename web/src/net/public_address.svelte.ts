// The address of this server as others can reach it: for links that are given away.

import { api } from "./api";

/** An address that means another computer on every computer. */
const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export class Outward {
  /** Where others find this server, if it knows; "" where it has not said. */
  #told = $state(LOCAL ? "" : location.origin);

  constructor() {
    if (!LOCAL) return;
    void api.address().then(
      (found) => (this.#told = found),
      () => {},
    );
  }

  /** Whether others can follow a link from here, as far as it is known. */
  get known(): boolean {
    return this.#told !== "";
  }

  link(path: string): string {
    return `${this.#told || location.origin}${path}`;
  }
}
