import { staff } from "../../core/access/access-rule.rule.ts";
import { PasswordChange, ProfileChange } from "../../core/profile/profile.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for users' own accounts. */
export const profile = {
  change: endpoint({
    ...noInput,
    name: "profile.change",
    summary: "Updates the caller's name, mobile number and photo.",
    method: "PUT",
    path: "/api/users/current",
    access: staff(),
    carriesTeams: false,
    body: ProfileChange,
    reply: Done,
  }),
  changePassword: endpoint({
    ...noInput,
    name: "profile.changePassword",
    summary:
      "Changes the caller's password, given the current one. All other sessions and API tokens of the user are revoked; the current session continues with a new token.",
    method: "PUT",
    path: "/api/users/password",
    access: staff(),
    carriesTeams: false,
    rate: "login",
    body: PasswordChange,
    reply: Done,
  }),
} as const;
