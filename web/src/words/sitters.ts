// What those who sit at a table are called: people by their names, bots in the reader's language.

import type { TableInfo } from "../net/messages";
import { isolated, say } from "./words.svelte";

type Sitter = Pick<TableInfo["seats"][number], "kind" | "name"> & { owner?: string };

/** `search@400` is the bot `search` with a budget. */
export function botName(named: string): string {
  const [bot = "", budget] = named.split("@");
  const name = say("bot-name", { bot });
  return budget ? `${name} ${budget}` : name;
}

/** What keeps those apart who have one name, as two bots of a kind: the number of each. */
export function apart(name: string, names: string[], at: number): string {
  if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
  return say("ui-namesake", { player: name, number: names.slice(0, at + 1).filter((each) => each === name).length });
}

/** What who has a seat is called beside all others there; "" where nobody sits. */
export function seatName(seats: TableInfo["seats"], seat: number): string {
  const names = seats.map(sitterName);
  const at = seats.findIndex((each) => each.seat === seat);
  return apart(names[at] ?? "", names, at);
}

/** "" where nobody sits. A person without a name has deleted their account; a program is told with whose it is. */
export function sitterName({ kind, name, owner }: Sitter): string {
  if (kind === "bot") return botName(name);
  if (owner) return say("ui-bot-of", { bot: name, player: owner });
  return name || kind !== "human" ? isolated(name) : say("ui-former-player");
}
