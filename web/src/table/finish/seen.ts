// Which games' ends have been looked at in this tab: what moves there moves once.

const seen = new Set<string>();

/** Whether it is looked at for the first time; from now on it is not. */
export function firstSeen(game: string): boolean {
  const first = !seen.has(game);
  seen.add(game);
  return first;
}
