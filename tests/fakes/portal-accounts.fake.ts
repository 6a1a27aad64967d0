import * as TE from "fp-ts/lib/TaskEither.js";
import type { PortalAccounts } from "../../core/auth/portal-accounts.port.ts";
import type { PortalUser } from "../../core/auth/portal-auth.model.ts";
import { portalRefusals } from "../../core/auth/portal-refusals.ts";
import { type Failure, notFound, unauthorized } from "../../core/kernel/failure.ts";

/** A learner as the server describes one. */
export const lena: PortalUser = {
  con_id: 7,
  pid: "harbor",
  first_name: "Lena",
  last_name: "Lind",
  email: ["lena@harbor.example"],
  mobile: [],
  photo: null,
  language: null,
  has_password: true,
  org_name: "Harbor Learning",
  features: ["include_portal"],
  analytics_integrations: [],
  portal: { pid: "harbor", title: "Harbor Academy", theme: {}, full_screen: true },
  portal_sections: [],
  tester: false,
  role: null,
  alerts: "email",
  unread_notices: 0,
  csrf_token: "first",
};

export const rightPin = "123456";
/** The secret of a link that works once. */
export const rightLink = "link-of-lena";

export type FakePortalAccounts = PortalAccounts & { readonly calls: readonly string[]; readonly cut: (isCut: boolean) => void };

const offline: Failure = { tag: "offline" };

/**
 * One portal with one learner in memory.
 * @param signedIn who is signed in at the start
 */
export const fakePortalAccounts = (signedIn: PortalUser | null = null): FakePortalAccounts => {
  let current = signedIn;
  let isCut = false;
  let isLinkUsed = false;
  const calls: string[] = [];
  const answer =
    <A>(name: string, work: () => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    async () => {
      calls.push(name);
      return isCut ? TE.left(offline)() : work()();
    };
  const known = (): TE.TaskEither<Failure, PortalUser> => (current === null ? TE.left(unauthorized("Please log in.")) : TE.right(current));
  return {
    signIn: ({ email, pin }) =>
      answer("signIn", () => {
        if (email !== lena.email[0] || pin !== rightPin) return TE.left(unauthorized(portalRefusals.wrong_details));
        current = lena;
        return TE.right(lena);
      }),
    signInByLink: ({ token }) =>
      answer("signInByLink", () => {
        if (token !== rightLink || isLinkUsed) return TE.left(unauthorized(portalRefusals.link_stale));
        isLinkUsed = true;
        current = lena;
        return TE.right(lena);
      }),
    requestPin: () => answer("requestPin", () => TE.right("If we know you, we have sent you a pin.")),
    signOut: () =>
      answer("signOut", () => {
        current = null;
        return TE.right(undefined);
      }),
    current: () => answer("current", known),
    change: (changes) =>
      answer("change", () => {
        current = current === null ? null : { ...current, ...changes };
        return known();
      }),
    portal: (pid) =>
      answer("portal", () =>
        pid === null || pid === "harbor"
          ? TE.right({ ...lena.portal, pin_by: ["email", "sms"] as const })
          : TE.left(notFound("There is no such portal.")),
      ),
    calls,
    cut: (cut) => void (isCut = cut),
  };
};
