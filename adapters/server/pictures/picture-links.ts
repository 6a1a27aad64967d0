import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sealer } from "../storage/sealer.ts";

/** Addresses of this product from which pictures outside can be had, so that no page of it ever asks a stranger's server. */
export type PictureLinks = {
  /** @param url http(s) address of a picture */
  readonly linkTo: (url: string) => string;
  /** Whether this server made the link. */
  readonly isOurs: (signature: string, url: string) => boolean;
};

export const picturesPath = "/pictures";

/** Links to pictures, signed with a key that follows from the server's. */
export const pictureLinksOf = (sealer: Pick<Sealer, "keyFor">): PictureLinks => {
  const key = sealer.keyFor("links to pictures");
  const sign = (url: string): string => createHmac("sha256", key).update(`picture ${url}`).digest("base64url");
  return {
    linkTo: (url) => `${picturesPath}/${sign(url)}?${new URLSearchParams({ url })}`,
    isOurs: (signature, url) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(url))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
