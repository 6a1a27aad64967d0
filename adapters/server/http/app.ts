import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import type { Config } from "../config.ts";
import { supportSources } from "../page-settings.ts";
import type { Engine } from "../storage/engine.ts";
import { contentOriginOf } from "../video-settings.ts";
import { dataHeaders } from "./answer-headers.ts";
import { RequestFailure, takeJsonOrFile } from "./body-parser.ts";
import { serveContentOrigin } from "./content-origin.ts";
import { failedReply } from "./envelope.ts";
import type { ServerErrors } from "./error-report.ts";
import { failureOfError } from "./failure-of-error.ts";
import type { FrameOrigins } from "./frame-origins.ts";
import { listeningOrigin } from "./listening-origin.ts";
import { loggerOptions } from "./logger.ts";
import { pagePolicy } from "./page-policy.ts";
import { builtPage } from "./pages.ts";
import { replyCompression } from "./reply-compression.ts";
import { trustedBy } from "./trusted-proxies.ts";
import { maxHeaderBytes, maxParamLength, refuseAddress, refuseBytes } from "./unrouted-requests.ts";

const maxUrlLength = 8_192;

/**
 * A Fastify server with the product's headers, limits, logging and failure envelope, without routes.
 * @param longestDelayMs event loop delay beyond which calls are refused as busy
 * @param tell reports unexpected errors
 * @param framing sites that may show portals in a frame
 */
export const makeApp = async (
  config: Config,
  engine: Engine,
  longestDelayMs: number,
  tell: ServerErrors,
  framing: Pick<FrameOrigins, "of" | "all">,
): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength },
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: 30_000 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    requestTimeout: 600_000,
    return503OnClosing: true,
  });
  const support = supportSources(config.pages);
  const { cdn } = config.files;
  const files = cdn === "" ? [] : [new URL(cdn).origin];
  const sources = { support, files };
  const listening = listeningOrigin(app, config.port);
  const content = (): string | null => contentOriginOf(config, listening());
  const frames = (): readonly string[] => {
    const origin = content();
    return [...(origin === null ? [] : [origin]), ...Object.values(config.videos.bases)];
  };
  await app.register(cookie);
  await app.register(compress, replyCompression);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.origin?.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    const ancestors = [...config.frameAncestors, ...(await framing.of(request.url))];
    reply.header("content-security-policy", pagePolicy(request.url, { ...sources, frames: frames(), ancestors }));
    reply.header("x-request-id", request.id).header("permissions-policy", "camera=(self), microphone=(self), geolocation=()");
    if (request.url.length > maxUrlLength)
      throw new RequestFailure({ tag: "too-large", ...serverRefusals.address_too_long, limit: maxUrlLength });
  });
  app.addHook("onSend", dataHeaders);
  serveContentOrigin(app, {
    pattern: content,
    parents: () => [...(config.origin === null ? [] : [config.origin]), listening(), listening().replace("localhost", "127.0.0.1")],
    ancestors: async () => [...config.frameAncestors, ...(await framing.all())],
    bases: config.videos.bases,
    page: { scripts: builtPage("content/index.html"), stream: builtPage("content/stream.html") },
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, "request completed");
  });
  await app.register(underPressure, { maxEventLoopDelay: longestDelayMs, sampleInterval: 500, retryAfter: 2 });
  takeJsonOrFile(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOfError(error, request.id);
    if (failure.tag === "server") {
      request.log.error({ err: error }, "request failed");
      tell(error, { call: `${request.method} ${request.routeOptions.url ?? ""}`.trim(), requestId: request.id });
    }
    if (failure.tag === "full") request.log.error({ err: error }, "nothing can be written");
    else if (error instanceof RequestFailure && error.isForOperator) request.log.error({ err: error }, "what the server needs fails");
    const { status, body } = failedReply(failure, request.id);
    if (failure.tag === "busy") reply.header("retry-after", failure.retryAfter);
    return reply.status(status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(body));
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", { config: { rate: "general" } }, async (_request, reply) =>
    (await engine.ping()) ? { status: "ok" } : reply.status(503).send({ status: "unavailable" }),
  );
  return app;
};
