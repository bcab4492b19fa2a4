// A rule behind a refusal: the message that says it, by its number in the game's RULES.md ("R5.3").

export const ruleMessage = (rule: string) => `rule-${rule.slice(1).replace(".", "-")}`;
