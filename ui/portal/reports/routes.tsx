import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("reports");

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/reports",
    title,
    more: { order: 30, isFor: ({ role }) => admits(role, "reports") },
    load: async () => (await import("./reports.screen.tsx")).ReportsScreen,
  },
  {
    path: "/reports/$reportId",
    title,
    more: {},
    load: async () => (await import("./report.screen.tsx")).ReportScreen,
  },
];
