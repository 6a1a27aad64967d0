import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { remembered } from "../../../core/kernel/remembered.ts";
import type { AnyEndpoint } from "../../contract/endpoint.ts";
import { openApiOf } from "../../contract/openapi.ts";

const page = "/docs/api";
const description = "/docs/openapi.json";

const inlineScript = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The page starts with an inline script; the policy allows only that exact script. */
const policyFor = (html: string): string => {
  const scripts = [...html.matchAll(inlineScript)].map(([, script]) => script ?? "").filter((script) => script !== "");
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return `default-src 'self'; script-src 'self' ${hashes.join(" ")}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`;
};

/** The page as its package serves it. It has its own instance and is loaded when it is first asked for: its script alone has 4 MB. */
const makePage = async (): Promise<FastifyInstance> => {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const inner = fastify();
  await inner.register(scalar, {
    routePrefix: page,
    configuration: {
      url: description,
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: "never",
      favicon: "/favicon.svg",
    },
  });
  return inner;
};

/** Serves the API reference: a page at /docs/api, OpenAPI at /docs/openapi.json. */
export const serveReference = (app: FastifyInstance, endpoints: readonly AnyEndpoint[], version: string): void => {
  const openApi = remembered(
    () => JSON.stringify(openApiOf(endpoints, version)),
    () => page,
    1,
  );
  const made = remembered(makePage, () => page, 1);
  app.get(description, { config: { rate: "public" } }, async (_request, reply) =>
    reply.header("content-type", "application/json; charset=utf-8").send(openApi()),
  );
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { statusCode, headers, rawPayload, body } = await (await made()).inject({ method: "GET", url: request.url });
    const type = String(headers["content-type"] ?? "");
    if (headers.location !== undefined) return reply.redirect(headers.location, statusCode);
    if (type.startsWith("text/html")) reply.header("content-security-policy", policyFor(body));
    return reply.code(statusCode).header("content-type", type).send(rawPayload);
  };
  app.get(page, answer);
  app.get(`${page}/*`, answer);
};
