import type { Log } from "../../core/kernel/log.port.ts";

/** Logs to the browser's console. */
export const browserLog = (host: { readonly console: Pick<Console, "warn"> }): Log => ({ warn: (message) => host.console.warn(message) });
