import type { EarlyReads } from "../../core/portal/early-reads.port.ts";
import { firstReads } from "../../core/portal/first-reads.rule.ts";

type Host = Pick<Window, "cygnetEarly"> & { readonly location: Pick<Location, "pathname"> };

/** What this page asked for: the reads of its address, if the server had put their script into it. */
export const earlyReadsOf = ({ cygnetEarly, location }: Host): EarlyReads =>
  cygnetEarly === undefined ? [] : firstReads(location.pathname);
