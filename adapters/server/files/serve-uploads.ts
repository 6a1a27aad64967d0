import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { makeTokenSessions } from "../auth/api-token.store.ts";
import type { ServeDeps } from "../server-deps.ts";
import { UploadBytes, uploadFolder } from "./uploads/upload-bytes.ts";
import { uploadCaller, uploadsPath } from "./uploads/upload-caller.ts";
import { sendUploadReply } from "./uploads/upload-reply.ts";
import { makeUploadServer } from "./uploads/upload-server.ts";

const passed = [
  "content-length",
  "content-type",
  "tus-resumable",
  "upload-defer-length",
  "upload-length",
  "upload-metadata",
  "upload-offset",
];

const streamOf = (source: Readable): ReadableStream<Uint8Array> => {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 4 },
  );
};

/** The request as the upload protocol's library takes it, with no header that it does not need. */
const webRequest = ({ raw, headers, method, url }: FastifyRequest): Request => {
  const kept = passed.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]] as const] : []));
  const hasBody = method === "PATCH" || method === "POST";
  const init = { method, headers: Object.fromEntries(kept), duplex: "half" };
  const request = new Request(new URL(url, "http://localhost"), hasBody ? { ...init, body: streamOf(raw) } : init);
  // Told of a connection that is cut, the library stores what arrived.
  return Object.assign(request, { runtime: { node: { req: raw } } });
};

/** Receives resumable uploads of staff and learners. */
export const serveUploads = async (app: FastifyInstance, deps: ServeDeps): Promise<void> => {
  const caller = { ...deps, tokens: makeTokenSessions(deps.database), now: deps.clock.now };
  const serve = makeUploadServer(deps, new UploadBytes(uploadFolder(deps.config.dataFolder)));
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = await uploadCaller(caller, request);
    return sendUploadReply(reply, await serve(webRequest(request), actor), request.id);
  };
  await app.register(async (uploads) => {
    uploads.addContentTypeParser("application/offset+octet-stream", (_request: unknown, _bytes: unknown, done) => done(null));
    uploads.route({ method: "POST", url: uploadsPath, bodyLimit: fileLimits.videoBytes, config: { rate: "upload-start" }, handler });
    uploads.route({
      method: ["HEAD", "PATCH", "DELETE"],
      url: `${uploadsPath}/:id`,
      bodyLimit: fileLimits.videoBytes,
      config: { rate: "file" },
      handler,
    });
  });
};
