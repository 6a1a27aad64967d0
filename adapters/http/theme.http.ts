import type { ThemeStore } from "../../core/theme/themes.port.ts";
import { theme } from "../contract/theme.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The organisation's theme over HTTP. */
export const makeThemeHttp = (call: Caller): ThemeStore => ({ change: (body) => call(theme.change, { ...none, body }) });
