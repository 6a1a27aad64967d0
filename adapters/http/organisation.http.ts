import type { OrgSettingsStore } from "../../core/organisation/org-settings.port.ts";
import { organisation } from "../contract/organisation.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The settings of the organisation over HTTP. */
export const makeOrganisationHttp = (call: Caller): OrgSettingsStore => ({
  get: () => call(organisation.get, none),
  change: (body) => call(organisation.change, { ...none, body }),
  rotateKey: () => call(organisation.rotateKey, none),
});
