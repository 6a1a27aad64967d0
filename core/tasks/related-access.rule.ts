import type { StaffActor } from "../access/actor.model.ts";
import { holdsFlag } from "../access/permission.rule.ts";
import type { Flag } from "../access/role.model.ts";
import type { RelatedKind } from "./related-record.model.ts";

/** The permission to see records of a kind; triggers belong to campaigns. */
const flagOf = { campaigns: "campaigns", triggers: "campaigns", contacts: "contacts", lessons: "lessons" } as const satisfies Record<
  RelatedKind,
  Flag
>;

/** Whether a user may see records of a kind, and so read their names in tasks and relate tasks to them. */
export const seesRelatedKind = ({ role, flags }: Pick<StaffActor, "role" | "flags">, kind: RelatedKind): boolean =>
  holdsFlag(role, flagOf[kind], flags);
