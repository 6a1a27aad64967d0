import type { PortalSettingsStore } from "../../core/portal-settings/portal-settings.port.ts";
import { portalSettings } from "../contract/portal-settings.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makePortalPagesHttp } from "./portal-pages.http.ts";

/** The settings of the portal over HTTP. */
export const makePortalSettingsHttp = (call: Caller): PortalSettingsStore => ({
  sections: () => call(portalSettings.sections, none),
  changeSections: (body) => call(portalSettings.changeSections, { ...none, body }),
  testers: () => call(portalSettings.testers, none),
  addTesters: (body) => call(portalSettings.addTesters, { ...none, body }),
  removeTester: (id) => call(portalSettings.removeTester, { ...none, params: { id } }),
  pages: makePortalPagesHttp(call),
});
