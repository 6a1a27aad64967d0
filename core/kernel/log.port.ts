import { token } from "./token.ts";

/** Notes for whoever looks into what went wrong; people are never shown them. */
export type Log = { /** @param message what happened, without personal data */ readonly warn: (message: string) => void };
export const Log = token<Log>("kernel.log");
