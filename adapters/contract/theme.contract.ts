import { admins } from "../../core/access/access-rule.rule.ts";
import { OrgThemeChange } from "../../core/theme/org-theme-change.model.ts";
import { OrgTheme } from "../../core/theme/org-theme.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoint for an organisation's theme. */
export const theme = {
  change: endpoint({
    ...noInput,
    name: "theme.change",
    summary: "Replaces the organisation's colours, fonts and logo for staff and portal.",
    method: "PUT",
    path: "/api/org/theme",
    access: admins,
    carriesTeams: false,
    body: OrgThemeChange,
    reply: OrgTheme,
  }),
} as const;
