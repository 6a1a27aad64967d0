import { createContext, use } from "react";
import type { PortalUser } from "../../core/auth/portal-auth.model.ts";

/** The learner who is signed in to this portal, provided by its frame. */
export const PortalUserContext = createContext<PortalUser | null>(null);

/**
 * The learner who is signed in to this portal.
 * @throws outside the portal's frame, where a learner may not be signed in
 */
export const usePortalUser = (): PortalUser => {
  const user = use(PortalUserContext);
  if (user === null) throw new Error("usePortalUser is called outside the portal's frame.");
  return user;
};
