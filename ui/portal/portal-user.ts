import { createContext, use } from "react";
import type { PortalUser } from "../../core/auth/portal-auth.model.ts";

/** The learner who is signed in to the portal of the address, provided by the portal's frame to its pages. */
export const PortalUserContext = createContext<PortalUser | null>(null);

/**
 * The learner who is signed in to the portal of the address.
 * @throws outside the portal's frame, where no learner may be signed in
 */
export const usePortalUser = (): PortalUser => {
  const user = use(PortalUserContext);
  if (user === null) throw new Error("usePortalUser is called outside the portal's frame.");
  return user;
};
