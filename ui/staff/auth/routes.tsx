import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { sayNow } from "../../i18n/say-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const text = sayNow(staffAuthText);

export const routes: readonly StaffRoute[] = [
  { path: "/login", name: "app-login", title: () => text("login.title"), flags: [], open: true, load: async () => (await import("./login.screen.tsx")).LoginScreen },
  { path: "/signup", name: "signup", title: () => text("signup.title"), flags: [], open: true, load: async () => (await import("./signup.screen.tsx")).SignupScreen },
  { path: "/reset-password", name: "reset-password", title: () => text("reset.title"), flags: [], open: true, load: async () => (await import("./reset.screen.tsx")).ResetScreen },
  { path: "/reset-password/confirm", name: "reset-password-confirm", title: () => text("confirm.title"), flags: [], open: true, load: async () => (await import("./reset-confirm.screen.tsx")).ResetConfirmScreen },
  { path: "/activate", name: "activate", title: () => text("activate.title"), flags: [], open: true, load: async () => (await import("./activate.screen.tsx")).ActivateScreen },
];
