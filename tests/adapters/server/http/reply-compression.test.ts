import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";

describe("A reply of the server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const ask = async (url: string, accepted?: string) => {
    const { headers, rawPayload } = await server.app.inject({
      url,
      headers: accepted === undefined ? {} : { "accept-encoding": accepted },
    });
    return { encoding: headers["content-encoding"], vary: headers["vary"], bytes: rawPayload };
  };

  it("should be compressed as the browser accepts, and plain where it accepts no compression", async () => {
    const plain = await ask("/docs/openapi.json");
    expect(plain.encoding).toBeUndefined();
    const brotli = await ask("/docs/openapi.json", "gzip, deflate, br, zstd");
    expect([brotli.encoding, brotli.vary]).toEqual(["br", "accept-encoding"]);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    const zipped = await ask("/docs/openapi.json", "gzip");
    expect(zipped.encoding).toBe("gzip");
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(Math.max(brotli.bytes.length, zipped.bytes.length)).toBeLessThan(plain.bytes.length / 4);
  });

  it("should not be compressed where it is short", async () => {
    expect((await ask("/healthz", "br")).encoding).toBeUndefined();
  });
});
