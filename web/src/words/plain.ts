// Plain words for what has no message, made from its id and its facts: the page's half of words/plain.py.

const FAMILIES = ["ask", "wait", "do-batch", "do", "reason", "part", "cause", "end", "phase", "fact", "option", "card", "term"];
/** Names alone: what they are given is not said. */
const NAMES = ["option", "phase", "term", "part", "cause", "end", "card"];
/** Arguments that the sentence itself places, or leaves out. */
const UNSAID = ["player", "players", "seat", "card", "subject", "count", "purpose", "reason", "price", "more"];
const EMPTY = ["none", "", 0, undefined];

type Args = Record<string, string | number>;

/** `round_began` and `round-began` as "Round began". */
export function words(name: string): string {
  const text = name.replace(/[_-]/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `do-play` of a card as "Play Gem World", `fact-deck` as "Deck: 30", an event as "Ana: Drew Gem World". */
export function sentence(id: string, args: Args): string {
  const family = FAMILIES.find((each) => id.startsWith(`${each}-`));
  let said = words(family ? id.slice(family.length + 1) : id.replace(/-(you|hidden)$/, ""));
  if (family && NAMES.includes(family)) return said;
  if (family === "fact") return `${said}: ${args.count ?? ""}`.trimEnd();
  if (family === "wait") return `${said}: ${args.players ?? ""}`.trimEnd();
  if (!EMPTY.includes(args.card)) said += ` ${args.card}`;
  if (family === "do-batch") said += ` (${args.count ?? ""})`;
  if (family === "ask") return `${said}?`;
  if (family === "do" || family === "do-batch") return said;
  if (!family && args.player !== undefined) said = `${args.player}: ${said}`;
  const facts = Object.entries(args)
    .filter(([name, fact]) => !UNSAID.includes(name) && !/_(id|count)$/.test(name) && !EMPTY.includes(fact))
    .map(([name, fact]) => `${words(name).toLowerCase()} ${fact}`);
  return facts.length ? `${said} (${facts.join(", ")})` : said;
}
