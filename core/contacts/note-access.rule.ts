import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";

/** A note is changed, deleted and restored only by its author and administrators. */
export const mayChangeNote = (
  { user_id, role }: Pick<StaffActor, "user_id" | "role">,
  { author_id }: { readonly author_id: number | null },
): boolean => isAdmin(role) || author_id === user_id;
