import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { opensFor } from "../palette/openable-types.ts";
import { settingsPages } from "../settings-page.ts";
import { staffRoutes } from "../staff-routes.ts";
import { mayOpenSettings } from "./may-open-settings.ts";

/** Whether a user may open the page at an address; a page of the settings asks for their role too. */
export const opensAddress = (address: string, user: SessionUser): boolean => {
  const settings = settingsPages.find(({ path }) => `/ui${path}` === address);
  return settings === undefined ? opensFor(address, user, staffRoutes) : mayOpenSettings(settings, user);
};
