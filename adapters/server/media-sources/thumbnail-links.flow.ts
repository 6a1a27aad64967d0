import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sealer } from "../storage/sealer.ts";
import type { AccountSource } from "./configured-provider.ts";
import type { Asker } from "./with-source.flow.ts";

/** The path of thumbnails that a source shows to the user's account alone. */
export const thumbnailPath = "/media-thumbnails";

/** Links on this server to thumbnails of a source, which work for the user alone for whom they were made. */
export const thumbnailLinks = (sealer: Pick<Sealer, "keyFor">, { org_id, user_id }: Asker, source: AccountSource) => {
  const key = sealer.keyFor("links to pictures");
  const sign = (url: string): string =>
    createHmac("sha256", key).update(`thumbnail ${org_id} ${user_id} ${source} ${url}`).digest("base64url");
  return {
    linkTo: (url: string): string => `${thumbnailPath}/${source}/${sign(url)}?${new URLSearchParams({ url })}`,
    isOurs: (signature: string, url: string): boolean => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(url))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
