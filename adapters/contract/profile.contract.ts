import { staff } from "../../core/access/access-rule.rule.ts";
import { ProfileChange } from "../../core/profile/profile.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

/** Endpoints for users' own accounts. */
export const profile = {
  change: endpoint({
    ...noInput,
    name: "profile.change",
    summary: "Updates the caller's name and photo.",
    method: "PUT",
    path: "/api/users/current",
    access: staff(),
    carriesTeams: false,
    body: ProfileChange,
    reply: Done,
  }),
} as const;
