import { createContext, use } from "react";
import type { SessionUser } from "../../core/auth/session-user.model.ts";

/** The signed-in user, provided by the staff frame to pages, dialogs and the palette. */
export const StaffUserContext = createContext<SessionUser | null>(null);

/**
 * The signed-in user.
 * @throws outside the staff frame, where there may be no session
 */
export const useStaffUser = (): SessionUser => {
  const user = use(StaffUserContext);
  if (user === null) throw new Error("useStaffUser is called outside the staff frame.");
  return user;
};
