import type { FastifyInstance } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { notFound, unauthorized } from "../../../core/kernel/failure.ts";
import type { MediaProblem } from "../../../core/media-sources/media-problem.rule.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { OutsideReply } from "../outside/outside-fetch.ts";
import { mediaType } from "../outside/reply-text.ts";
import type { ServeDeps } from "../server-deps.ts";
import type { AccountSource } from "./configured-provider.ts";
import { thumbnailLinks, thumbnailPath } from "./thumbnail-links.flow.ts";
import { withSource } from "./with-source.flow.ts";

type Route = { Params: { source: AccountSource; signature: string }; Querystring: { url?: unknown } };

/** Picture types that cannot contain a script. */
const types: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const limits = { accept: "image/*", most: 2_097_152, timeoutMs: 8_000 };

/** Serves a user the thumbnails that a source shows to their account alone, through the guarded fetch. */
export const serveThumbnails = (app: FastifyInstance, deps: ServeDeps): void => {
  const { outside, sealer, sessions, cookies, clock } = deps;
  app.get<Route>(`${thumbnailPath}/:source/:signature`, { config: { rate: "file" } }, async (request, reply) => {
    const token = cookies.read(request, "staff");
    const actor = token === null ? null : ((await sessions.find(token, clock.now()))?.actor ?? null);
    if (actor?.kind !== "staff") throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
    const { url } = request.query;
    const { source, signature } = request.params;
    if (typeof url !== "string" || !thumbnailLinks(sealer, actor, source).isOurs(signature, url))
      throw new RequestFailure(notFound(fileRefusals.no_picture));
    const picture = await withSource(deps, actor, source, async (_, access): Promise<E.Either<MediaProblem, OutsideReply>> => {
      const answer = await outside(url, { ...limits, headers: { authorization: `Bearer ${access}` } });
      return E.isRight(answer) && types.has(mediaType(answer.right.type)) ? answer : E.left({ tag: "gone" });
    });
    if (E.isLeft(picture)) throw new RequestFailure(notFound(fileRefusals.no_picture));
    return reply
      .type(mediaType(picture.right.type))
      .headers({ "cache-control": "private, max-age=3600", "x-content-type-options": "nosniff" })
      .send(picture.right.body);
  });
};
