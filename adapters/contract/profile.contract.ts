import { staff } from "../../core/access/access-rule.rule.ts";
import { PasswordChange, ProfileChange } from "../../core/profile/profile.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for users' own accounts. */
export const profile = {
  change: endpoint({
    ...noInput,
    name: "profile.change",
    summary: "Changes one's own name and mobile.",
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
      "Sets one's own password, given the one in force; every other session and every API token of the user ends, and the session of the call goes on under a new token.",
    method: "PUT",
    path: "/api/users/password",
    access: staff(),
    carriesTeams: false,
    rate: "login",
    body: PasswordChange,
    reply: Done,
  }),
} as const;
