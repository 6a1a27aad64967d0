import { homeText } from "../../i18n/en/home.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [{ path: "/", name: "home", title: () => sayNow(homeText)("title"), flags: [], load: async () => (await import("./home.screen.tsx")).HomeScreen }];
