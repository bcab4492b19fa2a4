// Who plays in this browser. One browser is one player: when somebody signs in or out in one tab, all others follow.

import { api, who } from "../net/api";
import type { Player } from "../net/messages";

const CHANNEL = "cosmodrome-who";
/** So often at most it is asked who one is, when a tab is looked at again. */
const BETWEEN = 5000;

class Identity {
  /** Counts how often somebody signed in or out elsewhere. */
  turns = $state(0);
  /** Whether who plays here has an account, as far as it is known. */
  account = $state(false);
  /** The last time the player stayed the same: a guest has an account since. */
  same = false;
  /** Who it was when it was last asked; undefined before that. */
  #who: Player | null | undefined;
  #asked = 0;
  #looking = false;
  #line: BroadcastChannel | null = null;

  /** Listen to other tabs, and look again whenever this one is looked at. */
  begin() {
    if ("BroadcastChannel" in globalThis) {
      this.#line = new BroadcastChannel(CHANNEL);
      this.#line.onmessage = () => void this.look(true);
    }
    who.heard = (player) => {
      this.account = !!player?.account;
      // A stranger who has become a guest by what they did here is nobody else, but to the other tabs.
      if (this.#looking || this.#who !== null || !player) return;
      this.#who = player;
      this.tell();
    };
    document.addEventListener("visibilitychange", () => {
      // Also who was signed out from elsewhere.
      if (!document.hidden && Date.now() - this.#asked > BETWEEN) void this.look();
    });
    void this.look();
  }

  /** Somebody else plays here from now on, by what was done in this tab. */
  tell() {
    this.#line?.postMessage("");
  }

  /** Look who plays here; `told`: another tab says that it is somebody else. */
  async look(told = false) {
    this.#asked = Date.now();
    this.#looking = true;
    try {
      const before = this.#who;
      const now = (this.#who = await api.me());
      // A guest who was made here without being looked at yet is nobody else.
      if (before === undefined || (!before && !now?.account && !told)) return;
      if (before?.id === now?.id && before?.account === now?.account) return;
      this.same = before?.id === now?.id;
      this.turns++;
    } catch {
      // Without a server nobody comes or goes.
    } finally {
      this.#looking = false;
    }
  }
}

export const identity = new Identity();

/** Do this whenever somebody signs in or out elsewhere in this browser; `same`: it is the same player as before. */
export function onOther(act: (same: boolean) => void) {
  let last = identity.turns;
  $effect(() => {
    if (identity.turns === last) return;
    last = identity.turns;
    act(identity.same);
  });
}
