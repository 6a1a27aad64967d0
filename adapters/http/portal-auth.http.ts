import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import type { PortalUser } from "../../core/auth/portal-auth.model.ts";
import { portalAuth } from "../contract/portal-auth.contract.ts";
import { type Caller, none } from "./caller.ts";
import type { CsrfToken } from "./csrf-token.ts";

/** Learners' sign-in over HTTP; the CSRF token of a sign-in is kept for later calls. */
export const makePortalAuthHttp = (call: Caller, csrf: Pick<CsrfToken, "put">): PortalAccounts => {
  const keep = (user: PortalUser): PortalUser => {
    csrf.put(user.csrf_token);
    return user;
  };
  return {
    signIn: (body) =>
      pipe(
        call(portalAuth.signIn, { ...none, body }),
        TE.map(({ meta }) => keep(meta)),
      ),
    signInByLink: (body) =>
      pipe(
        call(portalAuth.signInByLink, { ...none, body }),
        TE.map(({ meta }) => keep(meta)),
      ),
    requestPin: (body) =>
      pipe(
        call(portalAuth.requestPin, { ...none, body }),
        TE.map(({ message = "" }) => message),
      ),
    signOut: () =>
      pipe(
        call(portalAuth.logout, none),
        TE.map((): void => undefined),
      ),
    current: () => pipe(call(portalAuth.info, { ...none, query: { schema: "full" } }), TE.map(keep)),
    change: (body) => pipe(call(portalAuth.changeInfo, { ...none, body }), TE.map(keep)),
    portal: (pid) => (pid === null ? call(portalAuth.portals, none) : call(portalAuth.portal, { ...none, params: { pid } })),
  };
};
