import { token } from "./token.ts";

/** Diagnostic log for operators; never shown to users. */
export type Log = { /** @param message what happened, without personal data */ readonly warn: (message: string) => void };
export const Log = token<Log>("kernel.log");
