import { writtenFields } from "../contacts/contact-fields.model.ts";
import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { secretMask } from "../fields/secret.rule.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { AuditChange } from "./audit-entry.model.ts";
import type { AuditRedaction } from "./audit-redaction.model.ts";

type Facts = Readonly<Record<string, unknown>>;

/**
 * The content of an entry without actor and time.
 * @property isErased whether the person it is about was erased, and with them the values of the entry
 */
export type AuditFacts = { readonly action: string; readonly before: unknown; readonly after: unknown; readonly isErased: boolean };

/**
 * A value in words, null where there is none.
 * @param field own fields as `fields.{key}`
 */
export type FactWords = (field: string, value: unknown) => string | null;

const own = "fields";
const prefix = "fields.";
/** The `before` of a value that was never stored. */
const neverKept = "[secret]";

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);

/** The facts as one flat record, custom values of contacts under `fields.{key}`. */
const flat = (facts: unknown): Facts => {
  if (!isFacts(facts)) return {};
  const { [own]: values, ...rest } = facts;
  if (!isFacts(values)) return facts;
  return { ...rest, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value])) };
};

const isHidden = (value: unknown): boolean => value === neverKept || value === secretMask;

const order: readonly string[] = ["name", ...writtenFields];
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
/** Sorts names first; the database does not keep the order of facts. */
const byPlace = (a: string, b: string): number => place(a) - place(b);

/** The key of the custom field that a fact belongs to; the reveal of a secret names its field. */
const fieldOf = (action: string, name: string, value: unknown): string | null => {
  if (name.startsWith(prefix)) return name.slice(prefix.length);
  return action === "contact.reveal_secret" && name === "field" && typeof value === "string" ? value : null;
};

/** The changes in words, redacted for the reader; null if everything is hidden and the reader may not know of the entry. */
export const auditChanges = (
  { action, before, after, isErased }: AuditFacts,
  redaction: AuditRedaction,
  words: FactWords,
  labels: ReadonlyMap<string, string>,
): readonly AuditChange[] | null => {
  const [old, now] = [flat(before), flat(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted(byPlace);
  const told = names.filter((name) => {
    const field = fieldOf(action, name, now[name] ?? old[name]);
    return field === null || !redaction.dropped.has(field);
  });
  if (names.length > 0 && told.length === 0) return null;
  return told.flatMap((name): readonly AuditChange[] => {
    const [was, is] = [old[name] ?? null, now[name] ?? null];
    const key = name.startsWith(prefix) ? name.slice(prefix.length) : null;
    const isRedacted = isErased || (key !== null && redaction.masked.has(key)) || isHidden(was) || isHidden(is);
    if (!isRedacted && sameValue(was, is)) return [];
    const ownName = (value: unknown): string | undefined => (key === null ? labels.get(fieldOf(action, name, value) ?? "") : undefined);
    const said = (value: unknown): string | null =>
      isEmptyValue(value) ? null : isRedacted ? secretMask : (ownName(value) ?? words(name, value));
    const shown = {
      field: name,
      label: key === null ? null : (labels.get(key) ?? null),
      before: said(was),
      after: said(is),
      masked: isRedacted,
    };
    return shown.before === null && shown.after === null ? [] : [shown];
  });
};
