import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { SettingsPage } from "../settings-page.ts";

/** Whether a user may open a page of the settings: the organisation has its feature, it is for their role, and they hold every flag that it names. */
export const mayOpenSettings = ({ flags, roles, feature }: Pick<SettingsPage, "flags" | "roles" | "feature">, user: SessionUser): boolean =>
  (roles === undefined || roles.includes(user.role)) && mayOpenPage({ flags, feature: feature ?? null }, user);
