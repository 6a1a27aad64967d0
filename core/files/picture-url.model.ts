import * as t from "io-ts";
import { isOpenableAddress } from "../kernel/web-address.ts";
import { fileLimits } from "./file-limits.model.ts";

const isPictureUrl = (text: string): boolean => text.length <= fileLimits.address && isOpenableAddress(text);

/** The address of a picture, a path of this server or http(s); null and '' mean none. */
export const PictureUrl = new t.Type<string | null, string | null, unknown>(
  "PictureUrl",
  (u): u is string | null => u === null || (typeof u === "string" && isPictureUrl(u)),
  (u, context) => {
    const text = typeof u === "string" ? u.trim() : u;
    if (text === null || text === "") return t.success(null);
    return typeof text === "string" && isPictureUrl(text) ? t.success(text) : t.failure(u, context, "is not the address of a picture");
  },
  t.identity,
);
