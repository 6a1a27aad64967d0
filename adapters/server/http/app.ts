import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { randomUUID } from "node:crypto";
import { serverRefusals } from "../../../core/client/server-refusals.ts";
import { failureRefusals } from "../../../core/kernel/failure-refusals.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Config } from "../config.ts";
import { supportSources } from "../page-settings.ts";
import type { ServerErrors } from "../reports/server-errors.ts";
import type { Engine } from "../storage/engine.ts";
import { DatabaseError, DatabaseUnavailable } from "../storage/database-error.ts";
import { RequestFailure, takeJsonOrFile } from "./body-parser.ts";
import { failedReply } from "./envelope.ts";
import { trustedBy } from "./trusted-proxies.ts";
import { loggerOptions } from "./logger.ts";

const maxUrlLength = 8_192;

/** What the world may learn of an error: what the caller can mend, never the inside. */
const failureOf = (error: unknown, requestId: string): Failure => {
  if (error instanceof RequestFailure) return error.failure;
  if (error instanceof DatabaseUnavailable) return { tag: "busy", message: serverRefusals.database_away, retryAfter: 2 };
  if (error instanceof DatabaseError && error.code === "40001") return { tag: "conflict", message: "Somebody changed this at the same time. Try again." };
  const status = error instanceof Error ? Number(Reflect.get(error, "statusCode") ?? 500) : 500;
  const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return { tag: "too-large", message: failureRefusals.too_large, limit: 0 };
  if (code === "FST_UNDER_PRESSURE") return { tag: "busy", message: failureRefusals.busy, retryAfter: 2 };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return { tag: "invalid", message: "Send the body as application/json.", errors: { body: ["expected Content-Type application/json"] } };
  if (status >= 400 && status < 500) return { tag: "invalid", message: serverRefusals.unreadable_request, errors: { request: ["cannot be read"] } };
  return { tag: "server", message: serverRefusals.fault, requestId };
};

/** A Fastify server with the product's headers, limits, logging and failure envelope, and no routes yet. @param longestDelayMs how late the event loop may be before calls are turned away as busy @param tell of errors that nobody expected */
export const makeApp = async (config: Config, engine: Engine, longestDelayMs: number, tell: ServerErrors): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedBy(config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 512 },
    http: { maxHeaderSize: 16_384, headersTimeout: 30_000 },
    requestTimeout: 600_000,
    return503OnClosing: true,
  });
  const support = supportSources(config.pages);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...support],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:", ...support],
        "media-src": ["'self'", "blob:"],
        "connect-src": ["'self'", ...support],
        "frame-src": ["'self'", ...support],
        "font-src": ["'self'", "data:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": config.frameAncestors.length === 0 ? ["'self'"] : ["'self'", ...config.frameAncestors],
      },
    },
    strictTransportSecurity: config.origin?.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).header("permissions-policy", "camera=(self), microphone=(self), geolocation=()");
    if (request.url.length > maxUrlLength) throw new RequestFailure({ tag: "too-large", message: serverRefusals.address_too_long, limit: maxUrlLength });
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, "request completed");
  });
  await app.register(underPressure, { maxEventLoopDelay: longestDelayMs, sampleInterval: 500, retryAfter: 2 });
  takeJsonOrFile(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error, request.id);
    if (failure.tag === "server") {
      request.log.error({ err: error }, "request failed");
      tell(error, { call: `${request.method} ${request.routeOptions.url ?? ""}`.trim(), requestId: request.id });
    }
    const { status, body } = failedReply(failure, request.id);
    if (failure.tag === "busy") reply.header("retry-after", failure.retryAfter);
    return reply.status(status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(body));
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => ((await engine.ping()) ? { status: "ok" } : reply.status(503).send({ status: "unavailable" })));
  return app;
};
