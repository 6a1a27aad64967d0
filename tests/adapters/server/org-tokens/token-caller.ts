import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "../harness.ts";
import type { TestOrg } from "../two-orgs.ts";

/** Makes a call with a token. */
export type TokenCaller = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => Promise<LightMyRequestResponse>;

export const byTokenOf =
  ({ app }: TestServer, { appKey }: TestOrg, token: string): TokenCaller =>
  (method, url, payload) =>
    app.inject({ method, url, headers: { "x-app-key": appKey, "x-token": token }, ...(payload === undefined ? {} : { payload }) });
