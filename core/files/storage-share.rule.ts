import type { FileUsage } from "./file.model.ts";

/** From this share on, storage is nearly full. */
const nearly = 90;

/** The share of storage in use in percent, and whether there is room. */
export const storageShare = ({
  bytes,
  limit,
}: Pick<FileUsage, "bytes" | "limit">): { readonly percent: number; readonly state: "free" | "near" | "full" } => {
  const percent = limit <= 0 ? 100 : Math.min(100, (100 * bytes) / limit);
  return { percent, state: percent >= 100 ? "full" : percent >= nearly ? "near" : "free" };
};
