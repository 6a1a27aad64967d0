import * as t from "io-ts";

/** What an API token may do: read an area of the product, or change it. */
export const TokenScope = t.keyof(
  {
    "account:read": null,
    "account:write": null,
    "analytics:read": null,
    "analytics:write": null,
    "assistant:read": null,
    "assistant:write": null,
    "audit:read": null,
    "audit:write": null,
    "billing:read": null,
    "billing:write": null,
    "contacts:read": null,
    "contacts:write": null,
    "courses:read": null,
    "courses:write": null,
    "fields:read": null,
    "fields:write": null,
    "files:read": null,
    "files:write": null,
    "groups:read": null,
    "groups:write": null,
    "home:read": null,
    "home:write": null,
    "hooks:read": null,
    "hooks:write": null,
    "jobs:read": null,
    "jobs:write": null,
    "lessons:read": null,
    "lessons:write": null,
    "messages:read": null,
    "messages:write": null,
    "org:read": null,
    "org:write": null,
    "phone:read": null,
    "phone:write": null,
    "portal:read": null,
    "portal:write": null,
    "programs:read": null,
    "programs:write": null,
    "tasks:read": null,
    "tasks:write": null,
    "teams:read": null,
    "teams:write": null,
    "users:read": null,
    "users:write": null,
  },
  "TokenScope",
);
export type TokenScope = t.TypeOf<typeof TokenScope>;

/** An area of the product for which tokens have scopes. */
export type TokenArea = TokenScope extends infer S ? (S extends `${infer A}:read` ? A : never) : never;

const isArea = (text: string): text is TokenArea => TokenScope.is(`${text}:read`);

export const tokenAreas: readonly TokenArea[] = Object.keys(TokenScope.keys).flatMap((scope) =>
  scope.endsWith(":read") ? [scope.slice(0, -":read".length)].filter(isArea) : [],
);

/** The scope that covers reading or changing an area. */
export const scopeIn = (area: TokenArea, verb: "read" | "write"): TokenScope => `${area}:${verb}`;

/** The scopes by which everything can be read, and nothing changed. */
export const readingScopes: readonly TokenScope[] = tokenAreas.map((area) => scopeIn(area, "read"));
