import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";

describe("The headers of an answer", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it.each(["/api/org", "/api/nothing"])("should be those of data where a call answers, or refuses: %s", async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'self'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
    });
    for (const name of ["x-frame-options", "permissions-policy", "cross-origin-opener-policy"]) expect(headers[name]).toBeUndefined();
  });

  it.each(["/portal/harbor/home", "/healthz"])("should be those of documents everywhere else: %s", async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "cross-origin-opener-policy": "same-origin" });
  });
});
