import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { openSession } from "../../../../adapters/server/auth/session.store.ts";
import type { TestServer } from "../harness.ts";
import type { Person } from "../two-orgs.ts";

/** The credentials of a browser. */
export type Credentials = { readonly cookies: Record<string, string>; readonly csrf: string | null };

export const nobody: Credentials = { cookies: {}, csrf: null };

/** Signs a person in. */
export const credentialsOf = async ({ database, clock }: TestServer, person: Person): Promise<Credentials> => {
  const owner =
    person.kind === "staff"
      ? { kind: "staff" as const, org: person.org, user: person.user }
      : { kind: "learner" as const, org: person.org, contact: person.contact, pid: person.pid };
  const { token, csrfToken } = await database.asSystem((tx) => openSession(tx, owner, { ip: "", userAgent: "", now: clock.now() }));
  return { cookies: { [person.kind === "staff" ? "sid" : "portal_sid"]: token }, csrf: csrfToken };
};

const base64 = (text: string): string => Buffer.from(text).toString("base64");

export const metadata = (facts: Readonly<Record<string, string>>): string =>
  Object.entries(facts)
    .map(([name, value]) => (value === "" ? name : `${name} ${base64(value)}`))
    .join(",");

/** The raw calls of the upload protocol as one caller. */
export const tusOf = (app: FastifyInstance, { cookies, csrf }: Credentials) => {
  const headers = { "tus-resumable": "1.0.0", ...(csrf === null ? {} : { "x-csrf-token": csrf }) };
  const send = (
    method: "POST" | "HEAD" | "PATCH" | "DELETE",
    url: string,
    more: Readonly<Record<string, string>> = {},
    payload?: Buffer,
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method, url, cookies, headers: { ...headers, ...more }, ...(payload === undefined ? {} : { payload }) });
  const patch = (url: string, offset: number, bytes: Uint8Array): Promise<LightMyRequestResponse> =>
    send(
      "PATCH",
      url,
      { "content-type": "application/offset+octet-stream", "upload-offset": String(offset), "content-length": String(bytes.length) },
      Buffer.from(bytes),
    );
  const create = (length: number | null, facts: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> =>
    send("POST", "/api/files/uploads", {
      ...(length === null ? { "upload-defer-length": "1" } : { "upload-length": String(length) }),
      "upload-metadata": metadata(facts),
    });
  return {
    send,
    create,
    patch,
    head: (url: string) => send("HEAD", url),
    remove: (url: string) => send("DELETE", url),
    /** Sends a whole file; returns its address and the last answer. */
    upload: async (bytes: Uint8Array, facts: Readonly<Record<string, string>>) => {
      const created = await create(bytes.length, facts);
      const url = String(created.headers.location);
      return { url, id: url.slice(-32), reply: await patch(url, 0, bytes) };
    },
  };
};
export type Tus = ReturnType<typeof tusOf>;
