import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentOriginOf } from "../../../../adapters/server/video-settings.ts";
import { startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";

const host = "video.content.example";

describe("The content origin", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      config: {
        ...testConfig,
        origin: "https://learn.example",
        videos: { contentOrigin: "https://*.content.example", bases: {}, youtubeKey: null },
      },
    });
  });
  afterAll(() => server.close());

  const get = (url: string, from = host) => server.app.inject({ url, headers: { host: from, cookie: "sid=1" } });

  it.each([
    "/",
    "/ui/",
    "/portal/",
    "/api/users",
    "/api/cg/info",
    "/healthz",
    "/docs/api",
    "/media/1/a.mp4",
    "/frame/video",
    "/frame/video?provider=odd",
    "/frame/video/x?provider=hls",
  ])("should answer %s with nothing", async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body, reply.headers["set-cookie"]]).toEqual([404, "Not found.", undefined]);
    expect(reply.headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
  });

  it("should take nothing but GET", async () => {
    const reply = await server.app.inject({ method: "POST", url: "/api/users/login", headers: { host }, payload: {} });
    expect(reply.statusCode).toBe(404);
    expect((await server.app.inject({ method: "POST", url: "/frame/video?provider=hls", headers: { host } })).statusCode).toBe(404);
  });

  it.each([
    ["wistia", "script-src 'self' https://*.wistia.com https://*.wistia.net"],
    ["sprout", "script-src 'self' https://c.sproutvideo.com"],
    ["vidyard", "script-src 'self' https://*.vidyard.com"],
    ["hls", "script-src 'self'"],
  ])("should serve the frame of %s with scripts of its provider alone, to pages of ours alone", async (provider, scripts) => {
    const reply = await get(`/frame/video?provider=${provider}&id=abc`);
    const policy = String(reply.headers["content-security-policy"]).split(";");
    expect(reply.statusCode).toBe(200);
    expect(policy).toContain(scripts);
    expect(policy.find((each) => each.startsWith("frame-ancestors"))).toMatch(/^frame-ancestors https:\/\/learn\.example /);
    expect(policy).toContain("default-src 'none'");
    expect(reply.headers["x-frame-options"]).toBeUndefined();
    expect(reply.headers["set-cookie"]).toBeUndefined();
  });

  it("should have no frame at the server's own name, nor at another host", async () => {
    for (const from of ["learn.example", "content.example", "a.video.content.example"])
      expect((await get("/frame/video?provider=hls&id=abc", from)).statusCode).toBe(404);
    expect((await get("/healthz", "learn.example")).statusCode).toBe(200);
  });
});

describe("The content origin in force", () => {
  const none = { contentOrigin: null, bases: {}, youtubeKey: null };
  it.each([
    [true, none, "http://localhost:4400", "http://content.localhost:4400"],
    [true, none, "http://127.0.0.1:4400", "http://content.localhost:4400"],
    [true, none, "https://learn.example", null],
    [false, none, "http://localhost:4400", null],
    [false, { ...none, contentOrigin: "https://content.example" }, "https://learn.example", "https://content.example"],
  ] as const)("should in demo mode %s with %j at %s be %s", (demo, videos, origin, expected) => {
    expect(contentOriginOf({ demo, videos }, origin)).toBe(expected);
  });
});
