import type { FastifyInstance, FastifyReply } from "fastify";
import * as E from "fp-ts/lib/Either.js";
import { contentDisposition } from "../../../core/files/content-disposition.rule.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { decideOpening, workingShare } from "../../../core/files/share-access.rule.ts";
import { zipNames } from "../../../core/files/zip-names.rule.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { RequestFailure } from "../http/body-parser.ts";
import type { ServeDeps } from "../server-deps.ts";
import { makePictureVariants } from "./pictures/picture-variants.ts";
import { bodyOf } from "./serving/file-body.ts";
import { sendBody } from "./serving/send-body.ts";
import { isGranted } from "./serving/share-grant.ts";
import { wantedBody } from "./serving/wanted-body.ts";
import { type OpenedShare, sharedFileAt, sharedFiles, shareOf } from "./shared-content.store.ts";
import { zipStream } from "./zip-stream.ts";

type Query = Readonly<Record<string, unknown>>;
type FileRoute = { Params: { token: string; address: string; name: string }; Querystring: Query };
type ZipRoute = { Params: { token: string }; Querystring: Query };

/** Nothing is kept: a link ends at once, and its address is in the address of each file. */
const cache = "private, no-store";
const guarded = (reply: FastifyReply): FastifyReply => reply.header("referrer-policy", "same-origin").header("x-robots-tag", "noindex");

/** Serves the files behind links, one by one or as an archive. */
export const serveShared = (app: FastifyInstance, { database, contents, clock, sealer }: ServeDeps): void => {
  const variants = makePictureVariants(contents);
  const key = sealer.keyFor("links that share files");
  const granted = async (token: string, { grant }: Query): Promise<OpenedShare> => {
    const share = workingShare(await database.asSystem((tx) => shareOf(tx, token)), clock.now());
    if (E.isLeft(share)) throw new RequestFailure(share.left);
    const refused = decideOpening(share.right, "", isGranted(key, share.right, grant, clock.now()));
    if (refused !== null) throw new RequestFailure(refused);
    return share.right;
  };
  app.route<FileRoute>({
    method: ["GET", "HEAD"],
    url: "/shared/:token/files/:address/:name",
    config: { rate: "file" },
    compress: false,
    handler: async (request, reply) => {
      const { params, query } = request;
      const share = await granted(params.token, query);
      const file = await database.asSystem((tx) => sharedFileAt(tx, share, params.address));
      const wanted = file === null ? null : await wantedBody({ contents, variants }, file, query, request.headers.accept ?? "");
      if (file === null || wanted === null) throw new RequestFailure(notFound(fileRefusals.no_file));
      const { filename } = file;
      return sendBody(request, guarded(reply), wanted.body, {
        filename,
        isDownload: query["download"] !== undefined,
        cache,
        vary: wanted.vary,
      });
    },
  });
  app.get<ZipRoute>("/shared/:token/zip", { config: { rate: "file" } }, async (request, reply) => {
    const share = await granted(request.params.token, request.query);
    const files = share.file_id === null ? await database.asSystem((tx) => sharedFiles(tx, share)) : [];
    if (files.length === 0) throw new RequestFailure(notFound(fileRefusals.no_file));
    const names = zipNames(files);
    const entries = files.map((file, at) => ({
      name: names[at] ?? file.filename,
      size: file.bytes,
      open: async () => (await bodyOf(contents, file))?.read() ?? null,
    }));
    return guarded(reply)
      .headers({
        "cache-control": cache,
        "content-disposition": contentDisposition("attachment", `${share.name}.zip`),
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      })
      .type("application/zip")
      .send(await zipStream(entries));
  });
};
