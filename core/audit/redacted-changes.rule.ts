import { writtenFields } from "../contacts/contact-fields.model.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { AuditRedaction } from "./audit-redaction.model.ts";

type Facts = Readonly<Record<string, unknown>>;

/**
 * The content of an entry without actor and time.
 * @property isErased whether the person it is about was erased, and with them the values of the entry
 */
export type AuditFacts = { readonly action: string; readonly before: unknown; readonly after: unknown; readonly isErased: boolean };

const own = "fields";
/** Of the names of own fields. */
export const ownFieldPrefix = "fields.";
/** The `before` of a value that was never stored. */
const neverKept = "[secret]";

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);

/** The facts as one flat record, custom values of contacts under `fields.{key}`. */
const flat = (facts: unknown): Facts => {
  if (!isFacts(facts)) return {};
  const { [own]: values, ...rest } = facts;
  if (!isFacts(values)) return facts;
  return { ...rest, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [ownFieldPrefix + name, value])) };
};

const isHidden = (value: unknown): boolean => value === neverKept || value === secretMask;

const order: readonly string[] = ["name", ...writtenFields];
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
/** Sorts names first; the database does not keep the order of facts. */
const byPlace = (a: string, b: string): number => place(a) - place(b);

/** The key of the custom field that a fact belongs to; the reveal of a secret names its field. */
export const fieldOf = (action: string, name: string, value: unknown): string | null => {
  if (name.startsWith(ownFieldPrefix)) return name.slice(ownFieldPrefix.length);
  return action === "contact.reveal_secret" && name === "field" && typeof value === "string" ? value : null;
};

/**
 * One changed fact as it is stored.
 * @property field own fields as `fields.{key}`
 * @property isRedacted whether the reader may not see its values
 */
export type RedactedChange = { readonly field: string; readonly was: unknown; readonly is: unknown; readonly isRedacted: boolean };

/** The changed facts with what the reader may not see of them; null if everything is hidden and the reader may not know of the entry. */
export const redactedChanges = (
  { action, before, after, isErased }: AuditFacts,
  redaction: AuditRedaction,
): readonly RedactedChange[] | null => {
  const [old, now] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted(byPlace);
  const told = names.filter((name) => {
    const field = fieldOf(action, name, now[name] ?? old[name]);
    return field === null || !redaction.dropped.has(field);
  });
  if (names.length > 0 && told.length === 0) return null;
  return told.flatMap((name): readonly RedactedChange[] => {
    const [was, is] = [old[name] ?? null, now[name] ?? null];
    const key = name.startsWith(ownFieldPrefix) ? name.slice(ownFieldPrefix.length) : null;
    const isRedacted = isErased || (key !== null && redaction.masked.has(key)) || isHidden(was) || isHidden(is);
    return !isRedacted && sameValue(was, is) ? [] : [{ field: name, was, is, isRedacted }];
  });
};
