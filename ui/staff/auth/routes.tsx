import { authTitlesText } from "../../i18n/en/auth-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const text = translateNow(authTitlesText);

export const routes: readonly StaffRoute[] = [
  {
    path: "/login",
    name: "app-login",
    title: () => text("login"),
    flags: [],
    areas: ["learners"],
    open: true,
    load: async () => (await import("./login.screen.tsx")).LoginScreen,
  },
  {
    path: "/signup",
    name: "signup",
    title: () => text("signup"),
    flags: [],
    open: true,
    load: async () => (await import("./signup.screen.tsx")).SignupScreen,
  },
  {
    path: "/reset-password",
    name: "reset-password",
    title: () => text("reset"),
    flags: [],
    open: true,
    load: async () => (await import("./reset.screen.tsx")).ResetScreen,
  },
  {
    path: "/reset-password/confirm",
    name: "reset-password-confirm",
    title: () => text("resetConfirm"),
    flags: [],
    open: true,
    load: async () => (await import("./reset-confirm.screen.tsx")).ResetConfirmScreen,
  },
  {
    path: "/activate",
    name: "activate",
    title: () => text("activate"),
    flags: [],
    open: true,
    load: async () => (await import("./activate.screen.tsx")).ActivateScreen,
  },
  {
    path: "/sudo",
    name: "sudo",
    title: () => text("sudo"),
    flags: [],
    open: true,
    load: async () => (await import("./sudo.screen.tsx")).SudoScreen,
  },
];
