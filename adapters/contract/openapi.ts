import * as t from "io-ts";
import type { AccessRule } from "../../core/access/access-rule.rule.ts";
import { scopeOf } from "../../core/auth/token-scope.rule.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { FailedReply } from "./envelope.ts";
import type { JsonSchema } from "./json-schema-parts.ts";
import { makeSchemas } from "./json-schema.ts";

const componentsAt = "#/components/schemas/";

/** A description of an access rule. */
const whoMay = (access: AccessRule): string => {
  if (access.kind === "anyone") return "Public.";
  if (access.kind === "learner") return "Requires a signed-in learner.";
  const who = { any: "Staff", members: "Staff except guests", admins: "Administrators and the owner", owner: "The organisation's owner" }[
    access.roles
  ];
  const flags = access.flags.length === 0 ? "" : ` with the permission ${access.flags.join(" and ")}`;
  const feature = access.feature === undefined ? "" : `, where the organisation has the feature ${access.feature}`;
  return `${who}${flags}${feature}.`;
};

/** How a call is signed in; an API token that is limited to scopes needs the one that is named. */
const securityOf = (endpoint: AnyEndpoint): readonly Record<string, readonly string[]>[] => {
  if (endpoint.access.kind === "anyone") return [];
  return endpoint.access.kind === "learner"
    ? [{ portalSession: [] }, { portalBearer: [] }]
    : [{ staffSession: [] }, { appKey: [], apiToken: [scopeOf(endpoint)] }];
};

const ObjectSchema = t.intersection([
  t.type({ properties: t.record(t.string, t.UnknownRecord) }),
  t.partial({ required: t.readonlyArray(t.string) }),
]);

/** The keys of an object schema, each with its schema and whether it is required. */
const keysOf = (schema: JsonSchema): readonly { readonly name: string; readonly schema: unknown; readonly required: boolean }[] =>
  ObjectSchema.is(schema)
    ? Object.entries(schema.properties).map(([name, inner]) => ({
        name,
        schema: inner,
        required: schema.required?.includes(name) ?? false,
      }))
    : [];

/** The schema of a reply whose fields are wrapped as `{value}`. */
const wrapped = (schema: JsonSchema): JsonSchema => ({
  type: "object",
  description: "The fields of `$comment`, each wrapped as {value}.",
  $comment: JSON.stringify(schema),
  additionalProperties: { type: "object", properties: { value: {} }, required: ["value"] },
});

/** OpenAPI 3.1 of a list of calls. */
export const openApiOf = (endpoints: readonly AnyEndpoint[], version: string): Readonly<Record<string, unknown>> => {
  const inputs = makeSchemas({ side: "input", at: componentsAt, shareNamed: false });
  const outputs = makeSchemas({ side: "output", at: componentsAt, shareNamed: false });
  const failure = {
    description: "An error, with messages by field where they apply.",
    content: { "application/json": { schema: outputs.of(FailedReply) } },
  };
  const parameters = (endpoint: AnyEndpoint): readonly unknown[] => [
    ...keysOf(inputs.of(endpoint.params)).map(({ name, schema }) => ({ name, in: "path", required: true, schema })),
    ...keysOf(inputs.of(endpoint.query)).map(({ name, schema, required }) => ({ name, in: "query", required, schema })),
  ];
  const bodyOf = (endpoint: AnyEndpoint) =>
    endpoint.takesFile ? { "application/octet-stream": {} } : { "application/json": { schema: inputs.of(endpoint.body) } };
  const replyType = ({ isStream, givesFile }: AnyEndpoint): string => givesFile ?? (isStream ? "text/event-stream" : "application/json");
  const operation = (endpoint: AnyEndpoint) => ({
    operationId: endpoint.name,
    tags: [endpoint.name.split(".", 1)[0]],
    summary: endpoint.summary,
    description:
      endpoint.access.kind === "staff" ? `${whoMay(endpoint.access)} Scope of API tokens: ${scopeOf(endpoint)}.` : whoMay(endpoint.access),
    security: securityOf(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.method === "POST" || endpoint.method === "PUT" ? { requestBody: { required: true, content: bodyOf(endpoint) } } : {}),
    responses: {
      "200": {
        description: endpoint.isStream ? "A stream of server-sent events." : "Success.",
        content: {
          [replyType(endpoint)]: { schema: endpoint.wrapsValues ? wrapped(outputs.of(endpoint.reply)) : outputs.of(endpoint.reply) },
        },
      },
      default: failure,
    },
  });
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints)
    (paths[endpoint.path.replace(/:([A-Za-z_]+)/g, "{$1}")] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: "3.1.0",
    info: {
      title: "Cygnet",
      version,
      description:
        "The API of the staff application and the learner portal, generated from the endpoint declarations that client and server share.",
    },
    paths,
    components: {
      schemas: { ...inputs.definitions(), ...outputs.definitions() },
      securitySchemes: {
        staffSession: { type: "apiKey", in: "cookie", name: "sid" },
        portalSession: { type: "apiKey", in: "cookie", name: "portal_sid" },
        portalBearer: { type: "http", scheme: "bearer" },
        appKey: { type: "apiKey", in: "header", name: "X-App-Key" },
        apiToken: { type: "apiKey", in: "header", name: "X-Token" },
      },
    },
  };
};
