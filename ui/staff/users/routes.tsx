import { usersTitlesText } from "../../i18n/en/users-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/invite",
    name: "invite",
    title: () => translateNow(usersTitlesText)("invite"),
    flags: [],
    areas: ["invitations"],
    open: true,
    load: async () => (await import("./invite.screen.tsx")).InviteScreen,
  },
];
