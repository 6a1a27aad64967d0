import { createHmac, timingSafeEqual } from "node:crypto";
import type { Sealer } from "../storage/sealer.ts";

/** Links on this server to external pictures, so that pages never request another server. */
export type PictureLinks = {
  /** @param url http(s) address of a picture */
  readonly linkTo: (url: string) => string;
  /** Whether this server signed the link. */
  readonly isOurs: (signature: string, url: string) => boolean;
};

export const picturesPath = "/pictures";

/** Picture links, signed with a key derived from the server's. */
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
