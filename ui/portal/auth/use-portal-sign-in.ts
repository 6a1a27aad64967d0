import { useState } from "react";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import type { PortalSignInFormProps } from "./portal-sign-in-form.view.tsx";

/** The logic of the sign-in form, shared by the page and the dialog. */
export const usePortalSignIn = (
  onSignedIn: (user: PortalUser) => void,
): Pick<PortalSignInFormProps, "isPending" | "failure" | "isPinSent" | "onPin" | "onSignIn"> => {
  const session = useService(PortalSession);
  const { run, isPending, failure } = useSubmit();
  const [isPinSent, setPinSent] = useState(false);
  return {
    isPending,
    failure,
    isPinSent,
    onPin: (who) => run(session.requestPin(who), () => setPinSent(true)),
    onSignIn: (credentials) => run(session.signIn(credentials), onSignedIn),
  };
};
