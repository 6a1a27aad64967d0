import { plansTitlesText } from "../../i18n/en/plans-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/share-billing",
    name: "share-billing",
    title: () => translateNow(plansTitlesText)("sharedBilling"),
    flags: [],
    open: true,
    areas: ["billing"],
    load: async () => (await import("./share-billing.screen.tsx")).ShareBillingScreen,
  },
];
