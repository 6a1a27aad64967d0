import type { Log } from "../../core/kernel/log.port.ts";

/** Notes in the console of the browser. */
export const browserLog = (host: { readonly console: Pick<Console, "warn"> }): Log => ({ warn: (message) => host.console.warn(message) });
