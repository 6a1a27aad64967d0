import { createServer, type IncomingMessage } from "node:http";

/** A request that the double has received. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly form: URLSearchParams;
};

/** How the next answers of its API differ: a status with a body and headers, an answer of another shape, or silence. */
export type Fault =
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | "silent"
  | null;

export type SourceDoubles = {
  readonly origin: string;
  readonly asked: readonly Asked[];
  readonly fail: (fault: Fault) => void;
  /** Tokens that are accepted; each begins as `access-1`, `access-2` … */
  readonly endAccess: () => void;
  readonly close: () => Promise<void>;
};

type Picture = { readonly type: string; readonly bytes: Buffer };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
};

/**
 * Unsplash, Google Drive, Instagram and Facebook over HTTP, in the shapes of their public references.
 * @param picture what every download is
 */
export const startSources = async (picture: Picture): Promise<SourceDoubles> => {
  const asked: Asked[] = [];
  let fault: Fault = null;
  let made = 0;
  const good = new Set<string>();
  const challenges = new Map<string, string>();
  const grant = (): string => {
    good.delete("ended");
    made += 1;
    good.add(`access-${made}`);
    return `access-${made}`;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", origin);
      const form = new URLSearchParams(await bodyOf(request));
      const authorization = request.headers.authorization ?? "";
      asked.push({ method: request.method ?? "", path: url.pathname, query: url.searchParams, authorization, form });
      const send = (body: unknown, status = 200): void =>
        void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      const sendPicture = (): void => void response.writeHead(200, { "content-type": picture.type }).end(picture.bytes);
      const path = url.pathname;
      const isOfAccount = good.has(authorization.replace(/^Bearer /, ""));
      if (path.startsWith("/cdn/")) return sendPicture();
      if (fault === "silent") return void request.socket.destroy();
      if (fault !== null) return void response.writeHead(fault.status, fault.headers).end(fault.body);

      if (path.startsWith("/photos") || path === "/search/photos") {
        if (authorization !== "Client-ID unsplash-key") return send({ errors: ["OAuth error: The access token is invalid"] }, 401);
        const photo = (id: string) => ({
          id,
          description: null,
          alt_description: "a wooden pier",
          urls: { raw: `${origin}/cdn/raw`, full: `${origin}/cdn/full`, small: `${origin}/cdn/small-${id}.jpg` },
          user: { name: "Jane Doe", links: { html: "https://unsplash.com/@jane" } },
          links: { download_location: `${origin}/photos/${id}/download` },
        });
        if (path.endsWith("/download")) return send({ url: `${origin}/cdn/pier.jpg` });
        if (path === "/photos/none") return send({ errors: ["Couldn't find Photo"] }, 404);
        if (path === "/photos") return send([photo("new")]);
        if (path.startsWith("/photos/")) return send(photo(path.slice(8)));
        const page = url.searchParams.get("page");
        const results = url.searchParams.get("query") === "nothing" ? [] : [photo(`p${page}`)];
        return send({ total: results.length * 2, total_pages: results.length * 2, results });
      }

      if (path === "/token" || path.endsWith("/oauth/access_token")) {
        const values = request.method === "GET" ? url.searchParams : form;
        if (values.get("client_secret") !== "the-secret") return send({ error: "invalid_client" }, 401);
        if (values.get("grant_type") === "refresh_token")
          return good.has("ended") || values.get("refresh_token") !== "refresh-1"
            ? send({ error: "invalid_grant", error_description: "Token has been expired or revoked." }, 400)
            : send({ access_token: grant(), token_type: "Bearer", expires_in: 3600 });
        if (values.get("grant_type") === "fb_exchange_token")
          return send({ access_token: grant(), token_type: "bearer", expires_in: 5_184_000 });
        const proof = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(values.get("code_verifier") ?? ""))).toString(
          "base64url",
        );
        if (challenges.get(values.get("code") ?? "") !== proof) return send({ error: "invalid_grant" }, 400);
        challenges.delete(values.get("code") ?? "");
        if (path === "/token") return send({ access_token: grant(), refresh_token: "refresh-1", token_type: "Bearer", expires_in: 3600 });
        // Instagram answers without the type of the token.
        return send({ access_token: grant(), user_id: 17_841_400_000_000_000 });
      }
      if (path === "/access_token" || path === "/refresh_access_token") {
        const isKnown = good.has(url.searchParams.get("access_token") ?? "");
        return isKnown ? send({ access_token: grant(), token_type: "bearer", expires_in: 5_184_000 }) : send({ error: { code: 190 } }, 400);
      }
      if (path === "/revoke") {
        good.clear();
        return void response.writeHead(200).end();
      }
      if (path.endsWith("/auth") || path.endsWith("/oauth/authorize") || path.endsWith("/dialog/oauth")) {
        const code = `code-${challenges.size + 1}`;
        challenges.set(code, url.searchParams.get("code_challenge") ?? "");
        const back = new URL(url.searchParams.get("redirect_uri") ?? "");
        back.searchParams.set("code", code);
        back.searchParams.set("state", url.searchParams.get("state") ?? "");
        return void response.writeHead(302, { location: back.href }).end();
      }

      if (path.startsWith("/drive/v3/files")) {
        if (!isOfAccount) return send({ error: { code: 401, message: "Invalid Credentials", status: "UNAUTHENTICATED" } }, 401);
        if (url.searchParams.get("alt") === "media") return sendPicture();
        const file = (id: string) => ({ id, name: `${id}.jpg`, mimeType: "image/jpeg", thumbnailLink: `${origin}/drive-thumbnails/${id}` });
        if (path !== "/drive/v3/files") return send(file(path.slice(16)));
        return url.searchParams.get("pageToken") === "page-2"
          ? send({ files: [file("b")] })
          : send({ files: [file("a")], nextPageToken: "page-2" });
      }
      if (path.startsWith("/drive-thumbnails/")) return isOfAccount ? sendPicture() : send({}, 403);

      if (!isOfAccount) return send({ error: { message: "Error validating access token", type: "OAuthException", code: 190 } }, 400);
      if (path === "/me/permissions" || path === "/v23.0/me/permissions") {
        good.clear();
        return send({ success: true });
      }
      if (path === "/me/media")
        return send({
          data: [
            { id: "17895", media_type: "IMAGE", media_url: `${origin}/cdn/insta.jpg`, caption: "Evening\n#sea" },
            { id: "17896", media_type: "VIDEO", media_url: `${origin}/cdn/insta.mp4`, thumbnail_url: `${origin}/cdn/insta-film.jpg` },
          ],
          paging: { cursors: { before: "b", after: "after-1" }, next: `${origin}/me/media?after=after-1` },
        });
      if (path === "/17895")
        return send({ id: "17895", media_type: "IMAGE", media_url: `${origin}/cdn/insta.jpg`, caption: "Evening\n#sea" });
      const sizes = [
        { source: `${origin}/cdn/fb-320.jpg`, width: 320, height: 240 },
        { source: `${origin}/cdn/fb-2048.jpg`, width: 2048, height: 1536 },
      ];
      if (path === "/v23.0/me/photos")
        return send({ data: [{ id: "501", name: "Crew", images: sizes }], paging: { cursors: { after: "x" } } });
      if (path === "/v23.0/501") return send({ id: "501", name: "Crew", images: sizes });
      return send({ error: { message: "Unknown path", code: 100 } }, 404);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
  return {
    origin,
    asked,
    fail: (next) => void (fault = next),
    endAccess: () => {
      good.clear();
      good.add("ended");
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
