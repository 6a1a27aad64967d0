import type { FastifyInstance } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { newestKept } from "../../../core/kernel/remembered.ts";
import type { Sessions } from "../auth/session.store.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { Cookies } from "../http/cookies.ts";
import type { OutsideFetch } from "../outside/outside-fetch.ts";
import { mediaType } from "../outside/reply-text.ts";
import { type PictureLinks, picturesPath } from "./picture-links.crypto.ts";

type PictureDeps = {
  readonly outside: OutsideFetch;
  readonly pictures: PictureLinks;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly now: () => number;
};
type Picture = { readonly type: string; readonly body: Buffer };
type PictureRoute = { Params: { signature: string }; Querystring: { url?: unknown } };

/** Picture types that cannot contain a script. */
const types: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const limits = { accept: "image/*", most: 2_097_152, timeoutMs: 8_000 };
const mostKept = 24;

/** Serves staff the external pictures that this server has linked to; the newest stay in memory. */
export const servePictures = (app: FastifyInstance, { outside, pictures, sessions, cookies, now }: PictureDeps): void => {
  const kept = newestKept<Picture>(mostKept);
  const fetched = async (url: string): Promise<Picture | null> => {
    const answer = await outside(url, limits);
    if (E.isLeft(answer) || !types.has(mediaType(answer.right.type))) return null;
    const picture = { type: mediaType(answer.right.type), body: answer.right.body };
    kept.keep(url, picture);
    return picture;
  };
  app.get<PictureRoute>(`${picturesPath}/:signature`, { config: { rate: "file" } }, async (request, reply) => {
    const token = cookies.read(request, "staff");
    if (token === null || (await sessions.find(token, now())) === null)
      throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
    const { url } = request.query;
    const isKnown = typeof url === "string" && pictures.isOurs(request.params.signature, url);
    const picture = isKnown ? (kept.get(url) ?? (await fetched(url))) : null;
    if (picture === null) throw new RequestFailure(notFound(fileRefusals.no_picture));
    return reply
      .type(picture.type)
      .headers({ "cache-control": "private, max-age=86400", "x-content-type-options": "nosniff" })
      .send(picture.body);
  });
};
