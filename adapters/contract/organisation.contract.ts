import { admins, ownerOnly } from "../../core/access/access-rule.rule.ts";
import { OrgClosing } from "../../core/organisation/closing.model.ts";
import { OrgChange, OrgSettings } from "../../core/organisation/org-settings.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { Done } from "./envelope.ts";

const path = "/api/org";
const common = { ...noInput, access: admins, carriesTeams: false, reply: OrgSettings };

/** Endpoints for the settings of the organisation. */
export const organisation = {
  get: endpoint({ ...common, name: "organisation.get", summary: "Returns the settings of the organisation.", method: "GET", path }),
  change: endpoint({
    ...common,
    name: "organisation.change",
    summary:
      "Changes settings of the organisation; those that are not named stay. Fails with 409 and the stored settings on a version conflict.",
    method: "PUT",
    path,
    body: OrgChange,
  }),
  rotateKey: endpoint({
    ...common,
    name: "organisation.rotateKey",
    summary: "Replaces the key pair that secrets are sealed with; the old one opens secrets for 30 more days.",
    method: "POST",
    path: `${path}/keys`,
  }),
  close: endpoint({
    ...common,
    name: "organisation.close",
    summary:
      "Closes the organisation at once for everybody, given its name and the owner's password; it is erased 30 days later, unless the owner takes it back by signing in.",
    method: "POST",
    path: `${path}/close`,
    access: ownerOnly,
    needsPlan: false,
    rate: "login",
    body: OrgClosing,
    reply: Done,
  }),
} as const;
