import type { Failure } from "./failure.ts";

const unsure: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy", "server", "malformed"]);

/** Whether a write may have been done all the same: nobody heard of it, it could not be read, or whoever answered may have failed after it was done. */
export const mayHaveArrived = ({ tag }: Failure): boolean => unsure.has(tag);
