import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createReadStream } from "node:fs";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { notFound, unauthorized } from "../../../core/kernel/failure.ts";
import type { Session, Sessions } from "../auth/session.store.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { Cookies } from "../http/cookies.ts";
import { signedOrg } from "../phone/signed-media.ts";
import type { Database } from "../storage/database.ts";
import { byteRange } from "./byte-range.ts";
import { findMedia, type MediaFile } from "./media-file.ts";

export type MediaDeps = {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly now: () => number;
  readonly dataFolder: string;
  readonly linkKey: Uint8Array;
};

type MediaRoute = { Params: { id: string; name: string }; Querystring: Readonly<Record<string, unknown>> };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The signed-in learner or member of staff; the learner first. */
const viewer = async ({ sessions, cookies, now }: MediaDeps, request: FastifyRequest): Promise<Session> => {
  for (const side of ["learner", "staff"] as const) {
    const token = cookies.read(request, side);
    const session = token === null ? null : await sessions.find(token, now());
    if (session?.actor.kind === side) return session;
  }
  throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
};

const send = (file: MediaFile, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply
    .headers({
      "accept-ranges": "bytes",
      etag: file.etag,
      "cache-control": "private, max-age=3600",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
    })
    .type(file.mime);
  if (request.headers["if-none-match"] === file.etag) return reply.status(304).send();
  const isStale = request.headers["if-range"] !== undefined && request.headers["if-range"] !== file.etag;
  const range = byteRange(isStale ? undefined : request.headers.range, file.bytes);
  if (range.kind === "unsatisfiable") return reply.status(416).header("content-range", `bytes */${file.bytes}`).send();
  const { start, end } = range.kind === "part" ? range : { start: 0, end: file.bytes - 1 };
  if (range.kind === "part") reply.status(206).header("content-range", `bytes ${start}-${end}/${file.bytes}`);
  reply.header("content-length", end - start + 1);
  return request.method === "HEAD" ? reply.send() : reply.send(createReadStream(file.path, { start, end: Math.max(start, end) }));
};

/** Serves videos and pictures of the viewer's organisation, whole or in byte ranges; a signed URL needs no session. */
export const serveMedia = (app: FastifyInstance, deps: MediaDeps): void => {
  app.route<MediaRoute>({
    method: ["GET", "HEAD"],
    url: "/media/:id/:name",
    config: { rate: "file" },
    handler: async (request, reply) => {
      const { id } = request.params;
      const signed = idPattern.test(id) ? await signedOrg(deps.database, id, request.query, { now: deps.now(), key: deps.linkKey }) : null;
      const org = signed ?? (await viewer(deps, request)).actor.org_id;
      const file = idPattern.test(id) ? await deps.database.inOrg(org, (tx) => findMedia(tx, id, deps.dataFolder)) : null;
      if (file === null) throw new RequestFailure(notFound(fileRefusals.no_file));
      return send(file, request, reply);
    },
  });
};
