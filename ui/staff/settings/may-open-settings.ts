import { mayOpenPage } from "../../../core/access/page-access.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { SettingsPage } from "../settings-page.ts";

/** Whether a user may open a page of the settings: it is for their role, and they hold every flag that it names. */
export const mayOpenSettings = ({ flags, roles }: Pick<SettingsPage, "flags" | "roles">, user: SessionUser): boolean =>
  (roles === undefined || roles.includes(user.role)) && mayOpenPage({ flags, feature: null }, user);
