import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
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

/** Serves the API reference: a page at /docs/api, OpenAPI at /docs/openapi.json. */
export const serveReference = async (app: FastifyInstance, endpoints: readonly AnyEndpoint[], version: string): Promise<void> => {
  const text = JSON.stringify(openApiOf(endpoints, version));
  app.get(description, { config: { rate: "public" } }, async (_request, reply) =>
    reply.header("content-type", "application/json; charset=utf-8").send(text),
  );
  await app.register(async (scope) => {
    scope.addHook("onSend", async (_request, reply, payload) => {
      if (typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("text/html"))
        reply.header("content-security-policy", policyFor(payload));
      return payload;
    });
    await scope.register(scalar, {
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
  });
};
