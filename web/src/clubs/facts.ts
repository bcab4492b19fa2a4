// A club in words: how many are in it, whose it is, and what the reader is to it.

import { say } from "../words/words.svelte";
import { isWithin, type ClubSent } from "./api";

export const roleSaid = (role: string) => say(`ui-club-role-${role}`);

export function factsOf(club: ClubSent): string[] {
  return [
    say("ui-club-members", { count: club.count }),
    say("ui-club-owned-by", { player: club.owner || say("ui-former-player") }),
    ...(club.unlisted ? [say("ui-club-unlisted")] : []),
    ...(isWithin(club.role) ? [say("ui-club-you-are", { role: roleSaid(club.role) })] : club.role === "asked" ? [say("ui-club-asked")] : []),
  ];
}
