import { sendersTitlesText } from "../../i18n/en/senders-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

/** The page that the link to a mailbox opens, without a sign-in. */
export const routes: readonly StaffRoute[] = [
  {
    path: "/confirm-sender",
    name: "confirm-sender",
    title: () => translateNow(sendersTitlesText)("confirm"),
    flags: [],
    areas: ["senders"],
    open: true,
    load: async () => (await import("./confirm-mailbox.screen.tsx")).ConfirmMailboxScreen,
  },
];
