import { admits } from "../../../core/portal-roles/admits.rule.ts";
import { portalFrameText } from "../../i18n/en/portal-frame.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { PortalRoute } from "../portal-route.ts";

const title = (): string => translateNow(portalFrameText)("contacts");

export const routes: readonly PortalRoute[] = [
  {
    path: "/p/contacts",
    title,
    more: { order: 10, isFor: ({ role }) => admits(role, "contacts") },
    load: async () => (await import("./downline.screen.tsx")).DownlineScreen,
  },
  {
    path: "/p/contacts/$contactId",
    title,
    more: {},
    load: async () => (await import("./downline-record.screen.tsx")).DownlineRecordScreen,
  },
];
