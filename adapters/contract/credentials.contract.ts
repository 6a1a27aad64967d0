import { staff } from "../../core/access/access-rule.rule.ts";
import { EmailChange, MobileChange, OwnCredentials, PasswordChange, PinChange } from "../../core/profile/credentials.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const own = { ...noInput, access: staff(), carriesTeams: false } as const;
const change = { ...own, method: "PUT", rate: "login", reply: Done } as const;
const all = "/api/users";

/** Endpoints for how users sign in: `PUT users/{type}` with the current password. */
export const credentials = {
  get: endpoint({
    ...own,
    name: "credentials.get",
    summary: "Returns how the caller signs in, and the email address that waits to be confirmed.",
    method: "GET",
    path: `${all}/credentials`,
    reply: OwnCredentials,
  }),
  password: endpoint({
    ...change,
    name: "credentials.password",
    summary:
      "Changes the caller's password. All other sessions and API tokens of the user are revoked; the current session continues with a new token.",
    path: `${all}/password`,
    body: PasswordChange,
  }),
  email: endpoint({
    ...change,
    name: "credentials.email",
    summary: "Mails a link to a new email address of the caller, which holds once the link was followed, and tells the current one.",
    path: `${all}/email`,
    body: EmailChange,
  }),
  resendEmail: endpoint({
    ...own,
    name: "credentials.resendEmail",
    summary: "Sends the link to the new email address again, at most once a minute; earlier links no longer work.",
    method: "POST",
    path: `${all}/email/resend`,
    reply: Done,
  }),
  cancelEmail: endpoint({
    ...own,
    name: "credentials.cancelEmail",
    summary: "Drops the email address that waits to be confirmed; its link no longer works.",
    method: "DELETE",
    path: `${all}/email`,
    reply: Done,
  }),
  mobile: endpoint({
    ...change,
    name: "credentials.mobile",
    summary: "Changes or removes the caller's mobile number.",
    path: `${all}/mobile`,
    body: MobileChange,
  }),
  pin: endpoint({
    ...change,
    name: "credentials.pin",
    summary: "Sets or removes the caller's PIN, six digits in place of the password where a page asks again.",
    path: `${all}/pin`,
    body: PinChange,
  }),
} as const;
