import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";

type Asker = Pick<StaffActor, "user_id" | "role">;
type Kept = { readonly user_id: number | null; readonly shared: boolean };

/** A private view is visible only to its owner, a shared one to all users who see the list. */
export const maySeeView = ({ user_id }: Asker, view: Kept): boolean => view.shared || view.user_id === user_id;

/** A private view is edited by its owner, a shared one by administrators. */
export const mayEditView = (asker: Asker, view: Kept): boolean => (view.shared ? isAdmin(asker.role) : view.user_id === asker.user_id);
