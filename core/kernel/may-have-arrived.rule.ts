import type { Failure } from "./failure.ts";

const unsure: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy", "server", "malformed"]);

/**
 * Whether a failed write may have been executed: there was no response, it was malformed, or the server may have failed after the write.
 */
export const mayHaveArrived = ({ tag }: Failure): boolean => unsure.has(tag);
