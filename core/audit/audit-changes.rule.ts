import { isEmptyValue } from "../fields/empty-value.rule.ts";
import { secretMask } from "../fields/secret.rule.ts";
import type { AuditChange } from "./audit-entry.model.ts";
import type { AuditRedaction } from "./audit-redaction.model.ts";
import { type AuditFacts, fieldOf, ownFieldPrefix, redactedChanges } from "./redacted-changes.rule.ts";

/**
 * A value in words, null where there is none.
 * @param field own fields as `fields.{key}`
 */
export type FactWords = (field: string, value: unknown) => string | null;

/** The changes in words, redacted for the reader; null if everything is hidden and the reader may not know of the entry. */
export const auditChanges = (
  facts: AuditFacts,
  redaction: AuditRedaction,
  words: FactWords,
  labels: ReadonlyMap<string, string>,
): readonly AuditChange[] | null =>
  redactedChanges(facts, redaction)?.flatMap(({ field, was, is, isRedacted }): readonly AuditChange[] => {
    const key = field.startsWith(ownFieldPrefix) ? field.slice(ownFieldPrefix.length) : null;
    const ownName = (value: unknown): string | undefined =>
      key === null ? labels.get(fieldOf(facts.action, field, value) ?? "") : undefined;
    const said = (value: unknown): string | null =>
      isEmptyValue(value) ? null : isRedacted ? secretMask : (ownName(value) ?? words(field, value));
    const shown = {
      field,
      label: key === null ? null : (labels.get(key) ?? null),
      before: said(was),
      after: said(is),
      masked: isRedacted,
    };
    return shown.before === null && shown.after === null ? [] : [shown];
  }) ?? null;
