import { makeCampaignsCheck } from "./check-campaigns.rule.ts";
import { makeContactsCheck, relationField } from "./check-contacts.rule.ts";
import { makeCoursesCheck } from "./check-courses.rule.ts";
import { makeFieldsCheck } from "./check-fields.rule.ts";
import { makeGroupsCheck } from "./check-groups.rule.ts";
import { makeLessonsCheck } from "./check-lessons.rule.ts";
import { makeUsersCheck } from "./check-users.rule.ts";
import { makeWorkflowsCheck } from "./check-workflows.rule.ts";
import type { CompactIndex } from "./compact-index.ts";
import { makeCompactIndex } from "./compact-index.ts";
import type { DataKind } from "./data-kind.model.ts";
import { columnsOf } from "./data-kind.model.ts";
import type { Finding, Place } from "./finding.model.ts";
import type { Catalogue, KindCheck } from "./kind-check.ts";
import type { CheckedField } from "./known-fields.ts";
import { storedAs } from "./known-fields.ts";
import { makeNotes } from "./record-notes.ts";
import type { DataRecord } from "./record-notes.ts";
import type { ValueType } from "./value-type.rule.ts";

const makers = {
  fields: makeFieldsCheck,
  users: makeUsersCheck,
  lessons: makeLessonsCheck,
  campaigns: makeCampaignsCheck,
  groups: makeGroupsCheck,
  workflows: makeWorkflowsCheck,
  courses: makeCoursesCheck,
  contacts: makeContactsCheck,
} as const satisfies Record<DataKind, (catalogue: Catalogue) => KindCheck>;

export type RecordVerdict = { readonly findings: readonly Finding[]; readonly repairs: DataRecord | null };

/** The check of one export: kinds are checked in the order of `dataKindNames`, so that referenced records are known first. */
export type DataCheck = {
  readonly next: (kind: DataKind, record: DataRecord, place: Place) => RecordVerdict;
  /** The findings that need every record of the kind. */
  readonly finish: (kind: DataKind) => Iterable<Finding>;
  /** The names whose values no rule checks. */
  readonly unchecked: (kind: DataKind, names: readonly string[]) => readonly string[];
  /** The type of a column's values. */
  readonly typeOf: (kind: DataKind, column: string) => ValueType;
};

/** @param kinds the kinds in the files: references are checked only between these */
export const makeDataCheck = (kinds: readonly DataKind[]): DataCheck => {
  const ids = new Map(kinds.map((kind): readonly [DataKind, CompactIndex] => [kind, makeCompactIndex()]));
  const fields = kinds.includes("fields") ? new Map<string, CheckedField>() : null;
  const catalogue: Catalogue = { ids: (kind) => ids.get(kind) ?? null, fields };
  const checks = new Map(kinds.map((kind): readonly [DataKind, KindCheck] => [kind, makers[kind](catalogue)]));
  return {
    next: (kind, record, place) => {
      const notes = makeNotes(record, place);
      checks.get(kind)?.next(record, place, notes);
      return { findings: notes.findings, repairs: notes.repairs() };
    },
    finish: (kind) => checks.get(kind)?.finish() ?? [],
    unchecked: (kind, names) => {
      const known = (name: string): boolean =>
        Object.hasOwn(columnsOf(kind), name) || (kind === "contacts" && (fields !== null || name === relationField));
      return names.filter((name) => !known(name));
    },
    typeOf: (kind, column) => {
      const own = columnsOf(kind)[column];
      if (own !== undefined) return own.type;
      const field = kind === "contacts" ? fields?.get(column) : undefined;
      return field === undefined ? "any" : storedAs[field.type];
    },
  };
};
