import { token } from "../kernel/token.ts";
import type { FirstRead } from "./first-reads.rule.ts";

/** What the page asked the server for before its program was there; empty where it did not. */
export type EarlyReads = readonly FirstRead[];
export const EarlyReads = token<EarlyReads>("portal.early-reads");
