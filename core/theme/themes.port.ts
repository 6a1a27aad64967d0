import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { OrgTheme } from "./org-theme.model.ts";

/** The store of the organisation's theme; the session of the signed-in user includes it. */
export type ThemeStore = { readonly change: (theme: OrgTheme) => TaskEither<Failure, OrgTheme> };
export const ThemeStore = token<ThemeStore>("theme.store");
