import type { AuditNote } from "../audit/audit-note.model.ts";
import type { Filter } from "../filters/filter.model.ts";
import type { KnownNames } from "./accepted-names.rule.ts";
import type { GroupFields } from "./shown-group.rule.ts";
import type { StoredGroup } from "./stored-group.model.ts";

/** What the store reads before a group is created or changed. */
export type GroupFacts = { readonly fields: GroupFields; readonly known: KnownNames };

/**
 * What the members of a group are computed from.
 * @property filter null for a broken group, which has no members
 */
export type NewMembers = { readonly filter: Filter | null };

/**
 * The write of an existing group.
 * @property group the whole group after the write
 * @property members null if the members do not change
 */
export type GroupWrite = { readonly group: StoredGroup; readonly members: NewMembers | null; readonly audit: AuditNote };

/**
 * The write of a new group.
 * @property group without its position in the list, which is the last
 */
export type GroupCreation = {
  readonly group: Omit<StoredGroup, "id" | "order" | "count">;
  readonly members: NewMembers;
  readonly audit: AuditNote;
};
