import * as TE from "fp-ts/lib/TaskEither.js";
import type { Accounts } from "../../core/auth/accounts.port.ts";
import { authRefusals } from "../../core/auth/auth-refusals.ts";
import { planInfo } from "../../core/auth/plan-info.rule.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import { type Failure, invalid, unauthorized } from "../../core/kernel/failure.ts";
import { plainTheme } from "../../core/theme/org-theme.model.ts";

/** A member of staff as the server describes one. */
export const olivia: SessionUser = {
  id: 1,
  first_name: "Olivia",
  last_name: "Owens",
  email: "olivia@harbor.example",
  mobile: null,
  photo: null,
  role: "owner",
  owner: true,
  activated: true,
  sudo: false,
  flags: [],
  teams: [],
  row_rule: "all",
  team_id: null,
  org_id: 1,
  org_name: "Harbor Learning",
  org_domain: "harbor.example",
  org_plan: "pro",
  timezone: "UTC",
  has_pin: false,
  created_at: 1,
  trial_end: 0,
  training_pid: null,
  features: [],
  theme: plainTheme,
  analytics_integrations: [],
  pn_user_channel: "user:1",
  pn_org_channel: "org:1",
  pn_sub_key: null,
  twilio_phone: null,
  twilio_ms_id: null,
  csrf_token: "first",
  intercom_user_hash: "",
  two_step_due: false,
};

export const rightPassword = "Correct-horse-1";

export type FakeAccounts = Accounts & {
  /** Ends the session, as a server does after idle hours. */
  readonly expire: () => void;
  /** Signs somebody in, as another tab does. */
  readonly enter: (user: SessionUser) => void;
  /** Whether the network is gone. */
  readonly cut: (isCut: boolean) => void;
  readonly calls: readonly string[];
};

/** The secret of the one link that works. */
export const goodLink = "good-link";

const taken = invalid({ email: ["This email address is already in use. Log in instead."] });
const stale = invalid({ token: ["This link is no longer valid. Ask for a new one."] });
const offline: Failure = { tag: "offline" };

/**
 * Accounts of one user in memory.
 * @param signedIn who is signed in at the start
 */
export const fakeAccounts = (signedIn: SessionUser | null = null): FakeAccounts => {
  let current = signedIn;
  let isCut = false;
  const calls: string[] = [];
  const answer =
    <A>(name: string, work: () => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> =>
    async () => {
      calls.push(name);
      return isCut ? TE.left(offline)() : work()();
    };
  const signIn = (user: SessionUser): TE.TaskEither<Failure, SessionUser> => {
    current = user;
    return TE.right(user);
  };
  return {
    login: ({ email, password }) =>
      answer("login", () =>
        email === olivia.email && password === rightPassword ? signIn(olivia) : TE.left(unauthorized(authRefusals.wrong_login)),
      ),
    secondStep: () => answer("secondStep", () => TE.left(unauthorized("That took too long. Enter your password again."))),
    signup: ({ first_name, last_name, email, org_name }) =>
      answer("signup", () =>
        email === olivia.email ? TE.left(taken) : signIn({ ...olivia, id: 2, first_name, last_name, email, org_name }),
      ),
    logout: () =>
      answer("logout", () => {
        const was = current;
        current = null;
        return was === null ? TE.left(unauthorized("Please log in.")) : TE.right(undefined);
      }),
    current: () => answer("current", () => (current === null ? TE.left(unauthorized("Please log in.")) : TE.right(current))),
    loginInfo: () =>
      answer("loginInfo", () =>
        TE.right(current === null ? { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null } : []),
      ),
    signupInfo: (plan) => answer("signupInfo", () => TE.right(planInfo(plan))),
    requestReset: () => answer("requestReset", () => TE.right("If that email exists we sent a link.")),
    checkReset: (token) => answer("checkReset", () => (token === goodLink ? TE.right(undefined) : TE.left(stale))),
    confirmReset: ({ token }) => answer("confirmReset", () => (token === goodLink ? TE.right(undefined) : TE.left(stale))),
    activate: (token) => answer("activate", () => (token === goodLink ? TE.right(undefined) : TE.left(stale))),
    sudo: (token) => answer("sudo", () => (token === goodLink ? signIn({ ...olivia, sudo: true }) : TE.left(stale))),
    expire: () => void (current = null),
    enter: (user) => void (current = user),
    cut: (cut) => void (isCut = cut),
    calls,
  };
};
