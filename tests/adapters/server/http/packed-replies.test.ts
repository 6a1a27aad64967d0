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
    return { packed: headers["content-encoding"], vary: headers["vary"], length: Number(headers["content-length"]), bytes: rawPayload };
  };

  it("should be sent packed as the browser takes it, and plain where it takes nothing", async () => {
    const plain = await ask("/docs/openapi.json");
    expect(plain.packed).toBeUndefined();
    const brotli = await ask("/docs/openapi.json", "gzip, deflate, br, zstd");
    expect([brotli.packed, brotli.vary]).toEqual(["br", "accept-encoding"]);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    const zipped = await ask("/docs/openapi.json", "gzip");
    expect(zipped.packed).toBe("gzip");
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(Math.max(brotli.bytes.length, zipped.bytes.length)).toBeLessThan(plain.bytes.length / 4);
  });

  it("should be sent as it is where packing would save nothing", async () => {
    expect((await ask("/healthz", "br")).packed).toBeUndefined();
  });
});
