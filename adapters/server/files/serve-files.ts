import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LearnerActor, StaffActor } from "../../../core/access/actor.model.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import { notFound, unauthorized } from "../../../core/kernel/failure.ts";
import { RequestFailure } from "../http/body-parser.ts";
import { isSignedMedia } from "../phone/signed-media.crypto.ts";
import type { ServeDeps } from "../server-deps.ts";
import { makePictureVariants } from "./pictures/picture-variants.ts";
import { isPublicFile, mayReadFile } from "./serving/may-read-file.ts";
import { sendBody } from "./serving/send-body.ts";
import { fileAt, type StoredFileRow } from "./serving/stored-file.ts";
import { wantedBody } from "./serving/wanted-body.ts";

type FileRoute = { Params: { address: string; name: string }; Querystring: Readonly<Record<string, unknown>> };

/** The answer is kept by the caller and asked for again each time, so that it ends with the right to it. */
const cache = "private, no-cache";

/** The signed-in learner and member of staff of a browser. */
const viewers = async (
  { sessions, cookies, clock }: ServeDeps,
  request: FastifyRequest,
): Promise<readonly (StaffActor | LearnerActor)[]> => {
  const found: (StaffActor | LearnerActor)[] = [];
  for (const side of ["learner", "staff"] as const) {
    const token = cookies.read(request, side);
    const session = token === null ? null : await sessions.find(token, clock.now());
    if (session?.actor.kind === side) found.push(session.actor);
  }
  return found;
};

const isReadable = async (
  { database, areas, clock }: ServeDeps,
  actors: readonly (StaffActor | LearnerActor)[],
  file: StoredFileRow,
): Promise<boolean> => {
  for (const actor of actors) {
    if (actor.org_id !== file.org_id) continue;
    const wall = actor.kind === "staff" ? contactWall(actor) : null;
    if (await database.inOrg(file.org_id, (tx) => mayReadFile(areas, tx, actor, file, clock.now()), wall)) return true;
  }
  return database.inOrg(file.org_id, (tx) => isPublicFile(areas, tx, file));
};

/** Serves files at `/media/{address}/{name}` to callers who may read them; a signed address needs no session. */
export const serveFiles = (app: FastifyInstance, deps: ServeDeps): void => {
  const { database, contents, clock, sealer } = deps;
  const variants = makePictureVariants(contents);
  const key = sealer.keyFor("links to media");
  app.route<FileRoute>({
    method: ["GET", "HEAD"],
    url: "/media/:address/:name",
    config: { rate: "file" },
    compress: false,
    handler: async (request, reply) => {
      const { params, query } = request;
      const file = await database.asSystem((tx) => fileAt(tx, params.address));
      const isSigned = file !== null && !file.deleted && isSignedMedia(file, query, { now: clock.now(), key });
      if (!isSigned) {
        const actors = await viewers(deps, request);
        const isAllowed = file !== null && (await isReadable(deps, actors, file));
        if (!isAllowed && actors.length === 0) throw new RequestFailure(unauthorized(failureRefusals.not_logged_in));
        if (!isAllowed) throw new RequestFailure(notFound(fileRefusals.no_file));
      }
      const wanted = file === null ? null : await wantedBody({ contents, variants }, file, query, request.headers.accept ?? "");
      if (file === null || wanted === null) throw new RequestFailure(notFound(fileRefusals.no_file));
      return sendBody(request, reply, wanted.body, {
        filename: file.filename,
        isDownload: query["download"] !== undefined,
        cache,
        vary: wanted.vary,
      });
    },
  });
};
