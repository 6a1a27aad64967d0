import type { FastifyInstance, InjectOptions } from "fastify";

/** What a reply was; `body` is its JSON, or its text where it is none. */
export type Reply = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, unknown>> };

/** A browser that keeps its cookies and sends its CSRF token. */
export type Client = {
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly post: (url: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Sends bytes as a file. */
  readonly postFile: (url: string, content: string | Uint8Array) => Promise<Reply>;
  readonly put: (url: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly delete: (url: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly cookies: () => Readonly<Record<string, string>>;
  /** Takes the CSRF token that a reply carried. */
  readonly useCsrf: (token: string) => void;
};

type Start = { readonly cookies: Readonly<Record<string, string>>; readonly csrfToken: string | null };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const clientOf = (app: FastifyInstance, start: Start): Client => {
  const cookies = new Map(Object.entries(start.cookies));
  let csrf = start.csrfToken;
  const send = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
    file?: Buffer,
  ): Promise<Reply> => {
    const request: InjectOptions = {
      method,
      url,
      cookies: Object.fromEntries(cookies),
      headers: {
        ...(csrf === null ? {} : { "x-csrf-token": csrf }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(file === undefined ? (body === undefined ? {} : { payload: JSON.stringify(body) }) : { payload: file }),
    };
    const reply = await app.inject(request);
    for (const { name, value } of reply.cookies)
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    return { status: reply.statusCode, body: parsed(reply.body), headers: reply.headers };
  };
  return {
    get: (url, headers = {}) => send("GET", url, headers),
    post: (url, body = {}, headers = {}) => send("POST", url, headers, body),
    postFile: (url, content) => send("POST", url, { "content-type": "application/octet-stream" }, undefined, Buffer.from(content)),
    put: (url, body = {}, headers = {}) => send("PUT", url, headers, body),
    delete: (url, headers = {}) => send("DELETE", url, headers),
    cookies: () => Object.fromEntries(cookies),
    useCsrf: (token) => void (csrf = token),
  };
};
