import { fastify, type FastifyInstance } from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveBuiltFiles } from "../../../../adapters/server/http/built-files.ts";

const script = "export const late = 1;";
const style = ".row { gap: 0; }";
const files: Readonly<Record<string, string | Buffer>> = {
  "assets/XKyaHtl.js": script,
  "assets/XKyaHtl.js.br": brotliCompressSync(script),
  "assets/XKyaHtl.js.gz": gzipSync(script),
  "assets/nunito-D4X5GqEv.css": style,
  "portal/index.html": "<!doctype html>",
  "offline.js": "self.skipWaiting();",
  "offline.js.br": brotliCompressSync("self.skipWaiting();"),
  "portal-files.json": "[]",
  "theme-boot.js": "0;",
};
const forEver = "public, max-age=31536000, immutable";

let folder: string;
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cygnet-built-"));
  // A build that lies in a folder of this name is no folder of hashed files.
  root = join(folder, "assets/web/");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  app = fastify();
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", "default-src 'self'").header("x-content-type-options", "nosniff");
    reply.raw.setHeader("X-Frame-Options", "SAMEORIGIN");
    reply.raw.setHeader("Referrer-Policy", "same-origin");
  });
  await serveBuiltFiles(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.inject({ url, headers });
  const { "cache-control": cache, "content-encoding": packed } = answer.headers;
  return { status: answer.statusCode, cache, packed, etag: String(answer.headers["etag"]) };
};

describe("The files of a build", () => {
  it.each([
    ["plain", "/assets/XKyaHtl.js", "identity", undefined],
    ["packed by Brotli", "/assets/XKyaHtl.js", "br, gzip", "br"],
    ["packed by gzip", "/assets/XKyaHtl.js", "gzip", "gzip"],
    ["where none is packed", "/assets/nunito-D4X5GqEv.css", "br, gzip", undefined],
  ])("should be kept for ever where a hash is in their name: %s", async (_what, url, accepted, packed) => {
    expect(await ask(url, { "accept-encoding": accepted })).toMatchObject({ status: 200, cache: forEver, packed });
  });

  it.each(["/portal/index.html", "/offline.js", "/portal-files.json", "/theme-boot.js"])(
    "should be asked for again each time where none is: %s",
    async (url) => {
      for (const accepted of ["identity", "br, gzip"])
        expect(await ask(url, { "accept-encoding": accepted })).toMatchObject({ status: 200, cache: "no-cache" });
    },
  );

  it.each([
    ["/assets/XKyaHtl.js", undefined, undefined],
    ["/assets/nunito-D4X5GqEv.css", undefined, undefined],
    ["/portal/index.html", "default-src 'self'", "SAMEORIGIN"],
    ["/offline.js", "default-src 'self'", "SAMEORIGIN"],
  ])("should carry the headers of documents only where they are documents or workers: %s", async (url, policy, frames) => {
    const { headers } = await app.inject({ url });
    expect(headers["content-security-policy"]).toBe(policy);
    expect(headers["x-frame-options"]).toBe(frames);
    expect(headers["referrer-policy"]).toBe(policy === undefined ? undefined : "same-origin");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    ["/assets/XKyaHtl.js", "text/javascript"],
    ["/assets/nunito-D4X5GqEv.css", "text/css"],
  ])("should name their type in few bytes, packed or not: %s", async (url, type) => {
    for (const accepted of ["identity", "br, gzip"]) {
      const { headers } = await app.inject({ url, headers: { "accept-encoding": accepted } });
      expect(headers["content-type"]).toBe(type);
    }
    expect((await app.inject({ url: url.replace(".", "-gone.") })).headers["content-type"]).toContain("application/json");
  });

  it("should leave the connection open without a word, but say when the server closes it", async () => {
    const closing = fastify({ forceCloseConnections: true });
    let isClosing = false;
    closing.addHook("onRequest", async (_request, reply) => {
      if (isClosing) reply.raw.setHeader("Connection", "close");
    });
    await serveBuiltFiles(closing, root);
    const origin = await closing.listen({ port: 0, host: "127.0.0.1" });
    const asked = (): Promise<IncomingMessage> =>
      new Promise((resolve) => void get(`${origin}/assets/XKyaHtl.js`, (answer) => resolve(answer.resume())));
    const open = await asked();
    isClosing = true;
    const last = await asked();
    await closing.close();
    expect([open.headers.connection, open.headers["keep-alive"]]).toEqual([undefined, undefined]);
    expect(last.headers.connection).toBe("close");
  });

  it("should not be sent again to a browser that has them, and stay under the same rule", async () => {
    const { etag } = await ask("/offline.js");
    expect(await ask("/offline.js", { "if-none-match": etag })).toMatchObject({ status: 304, cache: "no-cache" });
  });
});
