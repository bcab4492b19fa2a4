// Free choices that a person fills in: what a form begins with, and the answer that it makes.

import type { Field, Form } from "../../net/messages";

export type Filled = number | string | boolean | null | Filled[] | { [name: string]: Filled };

/** What stands in a field before anything is filled in; null where a number is still to be given. */
export function blank(field: Field): Filled {
  switch (field.kind) {
    case "yes":
      return false;
    case "one":
      return field.values[0] ?? null;
    case "many":
      return isTicked(field) ? [] : Array.from({ length: field.least ?? 0 }, () => blank(each(field)));
    case "counts":
      return {};
    case "fields":
      return Object.fromEntries(field.of.map((part) => [part.name, blank(part)]));
    case "number":
    case "seat":
      return null;
    default:
      return "";
  }
}

/** What a list holds. */
export function each(field: Field): Field {
  const [found] = field.of;
  if (!found) throw new Error(`a field of kind ${field.kind} says nothing of what is in it`);
  return found;
}

/** A list of few possible things, none of them twice: they are ticked, not written one by one. */
export function isTicked(field: Field): boolean {
  return field.distinct && ["seat", "one"].includes(each(field).kind);
}

export function asList(filled: Filled): Filled[] {
  return Array.isArray(filled) ? filled : [];
}

export function asParts(filled: Filled): { [name: string]: Filled } {
  return typeof filled === "object" && filled !== null && !Array.isArray(filled) ? filled : {};
}

function isEmpty(filled: Filled): boolean {
  return filled === null || filled === "" || (typeof filled === "object" && Object.keys(filled).length === 0);
}

/** The value that goes into the payload. Raises SyntaxError where a person has to write JSON and has not. */
function valueOf(field: Field, filled: Filled): unknown {
  switch (field.kind) {
    case "many":
      return asList(filled).map((one) => valueOf(each(field), one));
    case "counts":
      return Object.fromEntries(Object.entries(asParts(filled)).filter(([, count]) => count !== null));
    case "fields":
      return payloadOf(field.of, asParts(filled));
    case "other":
      return JSON.parse(String(filled)) as unknown;
    default:
      return filled;
  }
}

/** What need not be there and has not been filled in is left out. */
function payloadOf(fields: Field[], filled: { [name: string]: Filled }): Record<string, unknown> {
  const parts = fields.filter((field) => field.needed || !isEmpty(filled[field.name] ?? null));
  return Object.fromEntries(parts.map((field) => [field.name, valueOf(field, filled[field.name] ?? null)]));
}

/** The key of the choice that a form makes. Raises SyntaxError as `valueOf` does. */
export function keyOf(form: Form, filled: { [name: string]: Filled }): string {
  return `${form.verb}:${JSON.stringify(payloadOf(form.fields, filled))}`;
}
