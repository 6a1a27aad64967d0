import * as E from "fp-ts/lib/Either.js";
import { auditChanges } from "../../../core/audit/audit-changes.rule.ts";
import { type AuditChange, AuditActorKind, type AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { recordsOfFacts } from "../../../core/audit/fact-records.rule.ts";
import { factWords } from "../../../core/audit/fact-words.rule.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { describeFilter } from "../../../core/filters/filter-describe.rule.ts";
import { entryLabelOf } from "../../../core/groups/contact-fields.rule.ts";
import { readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { askableFields } from "../groups/group-fields.store.ts";
import type { Tx } from "../storage/database.ts";
import { namesOf, type RecordNames } from "./audit-names.store.ts";
import type { AuditVisibility } from "./audit-redaction.store.ts";
import type { AuditRow } from "./audit-rows.store.ts";

const people: ReadonlySet<string> = new Set(["staff", "sudo", "token", "job"]);

type Teller = {
  readonly viewer: FieldViewer;
  readonly names: RecordNames;
  readonly told: AuditVisibility;
  readonly timeZone: string;
  readonly earlierOf?: (row: AuditRow, change: AuditChange) => AuditChange;
};

/** Describes contact filters as sentences; null for a filter on a field that the viewer may not see. */
const filterTeller = async (tx: Tx, viewer: FieldViewer, { redaction }: AuditVisibility) => {
  const known = (await askableFields(tx, viewer)).filter(({ name }) => !redaction.masked.has(name));
  const labels = new Map(known.map(({ name, label }) => [name, label]));
  return (document: unknown): string | null => {
    const filter = readGroupFilter(document, known);
    return E.isRight(filter) ? describeFilter(filter.right, (name) => labels.get(name) ?? name, undefined, entryLabelOf(known)) : null;
  };
};

/**
 * Entries as the viewer may read them: in words, with names, hidden fields redacted.
 * @property names display names of records by type
 * @property earlierOf adds the earlier value that can be restored
 */
export const readableEntries = async (
  tx: Tx,
  rows: readonly AuditRow[],
  { viewer, names, told, timeZone, earlierOf = (_, change) => change }: Teller,
): Promise<readonly AuditEntry[]> => {
  const filterWords = rows.some(({ object_type }) => object_type === "group") ? await filterTeller(tx, viewer, told) : () => null;
  const nameOf = await namesOf(tx, names, [
    ...rows.map(({ object_type, object_id }) => ({ type: object_type, id: object_id })),
    ...rows.flatMap(({ actor_kind, actor_id }) =>
      actor_id === null ? [] : [{ type: people.has(actor_kind) ? "user" : "contact", id: String(actor_id) }],
    ),
    ...rows.flatMap(({ before, after }) => [...recordsOfFacts(before, told.typeOf), ...recordsOfFacts(after, told.typeOf)]),
  ]);
  const words = (name: string, value: unknown): string => factWords(name, value, { timeZone, typeOf: told.typeOf, filterWords, nameOf });
  return rows.flatMap((row): readonly AuditEntry[] => {
    const { actor_kind, actor_id, action, object_type, object_id } = row;
    const changes = auditChanges(
      { action, before: row.before, after: row.after, isErased: row.is_erased },
      told.redaction,
      words,
      told.labels,
    );
    if (changes === null) return [];
    const kind = AuditActorKind.is(actor_kind) ? actor_kind : "system";
    const name = actor_id === null ? null : nameOf(people.has(kind) ? "user" : "contact", String(actor_id));
    return [
      {
        id: row.audit_id,
        at: row.at,
        actor: { kind, id: actor_id, name },
        action,
        record: { type: object_type, id: object_id, name: nameOf(object_type, object_id) },
        changes: changes.map((change) => earlierOf(row, change)),
      },
    ];
  });
};
