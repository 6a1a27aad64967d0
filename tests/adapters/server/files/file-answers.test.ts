import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { type Library, startLibrary } from "./library.ts";

let library: Library;
let org: TestOrg;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  library = await startLibrary();
  org = await seedOrg(library.database, "answers");
  cookies = (await library.as(org.admin)).cookies();
});
afterAll(() => library.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: "GET" | "HEAD" = "GET") =>
  library.app.inject({ method, url, headers, cookies: { ...cookies } });

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#3a7" } });
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } } });

describe("a served file", () => {
  it.each([
    ["drawing.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["page.html", "text/html", "<script>alert(1)</script>"],
    ["page.xhtml", "application/xhtml+xml", "<html/>"],
    ["archive.zip", "application/zip", "PK"],
  ])("should be a download without rights: %s", async (filename, mime, text) => {
    const { url } = await library.add({ org: org.org, filename, mime, bytes: Buffer.from(text) });
    const { headers, statusCode, payload } = await get(url);
    expect([statusCode, payload]).toEqual([200, text]);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${filename}"`);
    expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("should be in a sandbox as a PDF in a frame, which keeps who may frame it, and not in a tab of its own", async () => {
    const { url } = await library.add({ org: org.org, filename: "terms.pdf", mime: "application/pdf", bytes: Buffer.from("%PDF-1.4") });
    const framed = (await get(url, { "sec-fetch-dest": "iframe" })).headers;
    expect(framed["content-security-policy"]).toMatch(/^sandbox;.*frame-ancestors 'self'/);
    expect(framed).toMatchObject({
      "content-disposition": 'inline; filename="terms.pdf"',
      "content-type": "application/pdf",
      vary: "sec-fetch-dest",
    });
    const alone = (await get(url, { "sec-fetch-dest": "document" })).headers;
    expect(alone["content-security-policy"]).not.toContain("sandbox");
    expect(alone["vary"]).toBe("sec-fetch-dest");
  });

  it("should be shown in place as a picture, and downloaded under its name in any language", async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    const { url } = await library.add({ org: org.org, filename: "Café 船.png", mime: "image/png", bytes });
    expect((await get(url)).headers["content-disposition"]).toBe(
      "inline; filename=\"Caf_ _.png\"; filename*=UTF-8''Caf%C3%A9%20%E8%88%B9.png",
    );
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'self'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toBeUndefined();
    const download = await get(`${url}?download`);
    expect(download.headers["content-disposition"]).toMatch(/^attachment; .*Caf%C3%A9%20%E8%88%B9\.png$/);
    expect(download.rawPayload).toEqual(bytes);
  });

  it("should be asked for again each time, and not sent again when it is the same", async () => {
    const { url, sha256 } = await library.add({ org: org.org });
    const { headers } = await get(url);
    expect(headers).toMatchObject({ "cache-control": "private, no-cache", etag: `"${sha256.slice(0, 32)}"` });
    for (const known of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`, "*"]) {
      const again = await get(url, { "if-none-match": known });
      expect([again.statusCode, again.payload]).toEqual([304, ""]);
    }
    expect((await get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("should be described without its bytes, in whole and in part", async () => {
    const { url } = await library.add({ org: org.org, bytes: Buffer.from("0123456789") });
    const head = await get(url, {}, "HEAD");
    expect([head.statusCode, head.headers["content-length"], head.payload]).toEqual([200, "10", ""]);
    const part = await get(url, { range: "bytes=2-4" });
    expect([part.statusCode, part.headers["content-range"], part.payload]).toEqual([206, "bytes 2-4/10", "234"]);
  });

  it("should be sent without bytes when it has none", async () => {
    const { url } = await library.add({ org: org.org, bytes: Buffer.alloc(0) });
    const reply = await get(url);
    expect([reply.statusCode, reply.headers["content-length"], reply.payload]).toEqual([200, "0", ""]);
    expect((await get(url, { range: "bytes=0-4" })).statusCode).toBe(416);
  });

  it("should be missing when its bytes are", async () => {
    const { url, sha256 } = await library.add({ org: org.org });
    await library.contents.remove({ org: org.org, sha256, variant: null });
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("a picture at another width", () => {
  it.each([
    ["jpeg", "image/jpeg", "jpg"],
    ["png", "image/png", "png"],
    ["webp", "image/webp", "webp"],
    ["avif", "image/avif", "avif"],
  ] as const)("should be made when it is asked for first, in the format of the source: %s", async (format, mime, ending) => {
    const { url, sha256 } = await library.add({
      org: org.org,
      filename: `photo.${ending}`,
      mime,
      bytes: await noisy(700, 350).toFormat(format).toBuffer(),
    });
    const key = { org: org.org, sha256, variant: `w320.${ending}` };
    expect(await library.contents.size(key)).toBeNull();
    const reply = await get(`${url}?w=320`, { accept: "image/*" });
    expect(reply.headers).toMatchObject({ "content-type": mime, vary: expect.stringContaining("accept") });
    const facts = await sharp(reply.rawPayload).metadata();
    expect([facts.width, facts.height]).toEqual([320, 160]);
    expect(await library.contents.size(key)).toBe(reply.rawPayload.length);
    expect((await get(`${url}?w=320`, { accept: "image/*" })).rawPayload).toEqual(reply.rawPayload);
  });

  it("should be WebP where it is accepted, with an ETag of its own", async () => {
    const { url } = await library.add({
      org: org.org,
      filename: "a.jpg",
      mime: "image/jpeg",
      bytes: await noisy(1400, 200).jpeg().toBuffer(),
    });
    const replies = await Promise.all(
      [`${url}?w=1280`, `${url}?w=640`, url].map((address) => get(address, { accept: "image/avif,image/webp,*/*" })),
    );
    expect(replies.map(({ headers }) => headers["content-type"])).toEqual(["image/webp", "image/webp", "image/jpeg"]);
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await get(`${url}?w=640`, { accept: "image/webp", "if-none-match": String(replies[1]?.headers.etag) })).statusCode).toBe(304);
  });

  it("should be the picture itself where that is no wider, an animation, another width or no picture", async () => {
    const small = await picture(300, 10).png().toBuffer();
    const gif = await picture(900, 10).gif().toBuffer();
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 400, height: 4, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    for (const [mime, bytes, width] of [
      ["image/png", small, "320"],
      ["image/gif", gif, "320"],
      ["image/webp", moving, "320"],
      ["image/png", await picture(900, 10).png().toBuffer(), "321"],
      ["image/jpeg", Buffer.from("no picture"), "640"],
      ["text/plain", Buffer.from("words"), "640"],
    ] as const) {
      const { url } = await library.add({ org: org.org, mime, bytes });
      const reply = await get(`${url}?w=${width}`, { accept: "image/webp" });
      expect([reply.statusCode, reply.rawPayload.equals(bytes)]).toEqual([200, true]);
    }
  });

  it("should be the poster of a film where that is asked for", async () => {
    const poster = await noisy(800, 400).jpeg().toBuffer();
    const { url } = await library.add({ org: org.org, filename: "film.mp4", mime: "video/mp4", bytes: Buffer.from("film"), poster });
    expect((await get(`${url}?poster=1`)).rawPayload).toEqual(poster);
    expect((await sharp((await get(`${url}?poster=1&w=320`)).rawPayload).metadata()).width).toBe(320);
    const { url: without } = await library.add({ org: org.org, mime: "video/mp4" });
    expect((await get(`${without}?poster=1`)).statusCode).toBe(404);
  });
});
