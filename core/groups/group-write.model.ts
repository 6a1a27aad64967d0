import type { AuditNote } from "../audit/audit-note.model.ts";
import type { Filter } from "../filters/filter.model.ts";
import type { KnownNames } from "./accepted-names.rule.ts";
import type { GroupFields } from "./shown-group.rule.ts";
import type { StoredGroup } from "./stored-group.model.ts";

/** What the store reads before a group is made or changed. */
export type GroupFacts = { readonly fields: GroupFields; readonly known: KnownNames };

/**
 * What the members of a group are worked out from.
 * @property filter null for a broken group, which has no members
 */
export type NewMembers = { readonly filter: Filter | null };

/**
 * What is written of an existing group.
 * @property group the whole group as it then is
 * @property members null where the members stay as they are
 */
export type GroupWrite = { readonly group: StoredGroup; readonly members: NewMembers | null; readonly audit: AuditNote };

/**
 * What is written of a new group.
 * @property group without the place in the list, which is the last one
 */
export type GroupCreation = {
  readonly group: Omit<StoredGroup, "id" | "order" | "count">;
  readonly members: NewMembers;
  readonly audit: AuditNote;
};
