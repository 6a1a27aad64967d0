import type { Failure } from "../kernel/failure.ts";
import { bytesText } from "./bytes-text.rule.ts";
import { storageRefusals } from "./storage-refusals.ts";

/**
 * Refuses more bytes than the storage of an organisation holds.
 * @param more bytes to be stored; what is stored already needs none
 * @returns null while they fit
 */
export const storageLimit = (more: number, { used, limit }: { readonly used: number; readonly limit: number }): Failure | null =>
  more <= 0 || used + more <= limit
    ? null
    : {
        tag: "full",
        ...storageRefusals.storage_used_up({ more: bytesText(more), used: bytesText(used), limit: bytesText(limit) }),
      };
