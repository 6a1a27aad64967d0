import { holdsFlag } from "../access/permission.rule.ts";
import type { Flag, Role } from "../access/role.model.ts";
import type { BulkAction, BulkDo } from "./bulk-action.model.ts";
import type { BulkContact, BulkValues } from "./bulk-contact.model.ts";

/**
 * One kind of action on many contacts.
 * @property flags permissions required besides seeing contacts
 * @property changes `value` for a field, otherwise the change of the contact's status
 * @property meets whether it applies to contacts in use or in the bin
 * @property trail audit actions of the run and of its undo
 */
type BulkKind = {
  readonly flags: readonly Flag[];
  readonly changes: "value" | ((contact: BulkContact, now: number) => BulkValues);
  readonly meets: "kept" | "binned";
  readonly trail: { readonly done: string; readonly undone: string };
};

const value = { flags: [], changes: "value", meets: "kept", trail: { done: "contact.update", undone: "contact.update" } } as const;

/** All actions on many contacts. A new action needs one entry here and one in the codec of actions. */
export const bulkActions = {
  set: value,
  add: value,
  remove: value,
  clear: value,
  archive: {
    flags: [],
    changes: ({ archived_at }, now) => ({ archived_at: archived_at ?? now }),
    meets: "kept",
    trail: { done: "contact.archive", undone: "contact.unarchive" },
  },
  unarchive: {
    flags: [],
    changes: () => ({ archived_at: null }),
    meets: "kept",
    trail: { done: "contact.unarchive", undone: "contact.archive" },
  },
  block: {
    flags: [],
    changes: ({ blocked_at }, now) => ({ blocked_at: blocked_at ?? now }),
    meets: "kept",
    trail: { done: "contact.block", undone: "contact.unblock" },
  },
  unblock: { flags: [], changes: () => ({ blocked_at: null }), meets: "kept", trail: { done: "contact.unblock", undone: "contact.block" } },
  delete: {
    flags: ["delete_contacts"],
    changes: ({ deleted_at }, now) => ({ deleted_at: deleted_at ?? now }),
    meets: "kept",
    trail: { done: "contact.delete", undone: "contact.restore" },
  },
  restore: {
    flags: ["delete_contacts"],
    changes: () => ({ deleted_at: null }),
    meets: "binned",
    trail: { done: "contact.restore", undone: "contact.delete" },
  },
} as const satisfies Record<BulkDo, BulkKind>;

export const bulkKind = (word: BulkDo): BulkKind => bulkActions[word];

/** The permission that the caller lacks for an action; null if it is allowed. */
export const bulkFlagMissing = (
  action: Pick<BulkAction, "do">,
  { role, flags }: { readonly role: Role; readonly flags: readonly string[] },
): Flag | null => bulkKind(action.do).flags.find((flag) => !holdsFlag(role, flag, flags)) ?? null;
