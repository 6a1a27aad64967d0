import * as t from "io-ts";
import { admins, staff } from "../../core/access/access-rule.rule.ts";
import { PortalSections, SectionsChange } from "../../core/portal-settings/portal-sections.model.ts";
import { PortalTester, TestersAdded } from "../../core/portal-settings/portal-tester.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText } from "./wire.ts";

const sections = "/api/portal/sections";
const testers = "/api/portal/testers";
const Testers = t.readonlyArray(PortalTester);

/** Endpoints for the settings of the portal. */
export const portalSettings = {
  sections: endpoint({
    ...noInput,
    name: "portal-settings.sections",
    summary: "Lists the sections of the portal in order, each with how many courses are in it.",
    method: "GET",
    path: sections,
    access: staff("campaigns"),
    reply: PortalSections,
  }),
  changeSections: endpoint({
    ...noInput,
    name: "portal-settings.changeSections",
    summary: "Replaces the sections of the portal; courses follow a section that is renamed, and leave one that is removed.",
    method: "PUT",
    path: sections,
    access: admins,
    body: SectionsChange,
    reply: PortalSections,
  }),
  testers: endpoint({
    ...noInput,
    name: "portal-settings.testers",
    summary: "Lists the contacts who see courses in the portal while they are drafts.",
    method: "GET",
    path: testers,
    access: admins,
    reply: Testers,
  }),
  addTesters: endpoint({
    ...noInput,
    name: "portal-settings.addTesters",
    summary: "Makes contacts testers of the portal.",
    method: "POST",
    path: testers,
    access: admins,
    body: TestersAdded,
    reply: Testers,
  }),
  removeTester: endpoint({
    ...noInput,
    name: "portal-settings.removeTester",
    summary: "Makes a contact no longer a tester of the portal.",
    method: "DELETE",
    path: `${testers}/:id`,
    access: admins,
    params: t.type({ id: IntText }, "TesterById"),
    reply: Testers,
  }),
} as const;
