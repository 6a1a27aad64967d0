import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { noise } from "./noise.ts";
import { type Credentials, credentialsOf, metadata } from "./tus.ts";

let folder: string;
let server: TestServer;
let org: TestOrg;
let port: number;
let signed: Credentials;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-cut-"));
  server = await startServer({ config: { dataFolder: folder } });
  org = await seedOrg(server.database, "cut");
  signed = await credentialsOf(server, org.user);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address: AddressInfo | string | null = server.app.server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const begin = (method: string, path: string, headers: Readonly<Record<string, string>>) =>
  request({
    port,
    method,
    path,
    headers: { "tus-resumable": "1.0.0", cookie: `sid=${signed.cookies["sid"]}`, "x-csrf-token": signed.csrf ?? "", ...headers },
  });

const answer = async (sent: ReturnType<typeof begin>): Promise<IncomingMessage> => {
  const waiting = new Promise<IncomingMessage>((resolve, reject) => sent.once("response", resolve).once("error", reject));
  sent.end();
  const reply = await waiting;
  reply.resume();
  return reply;
};

const offsetOf = async (path: string): Promise<number> => Number((await answer(begin("HEAD", path, {}))).headers["upload-offset"]);

const patch = (path: string, offset: number, length: number) =>
  begin("PATCH", path, {
    "content-type": "application/offset+octet-stream",
    "upload-offset": String(offset),
    "content-length": String(length),
  });

/** Waits until the server has stored something behind an offset. */
const untilBehind = async (path: string, offset: number): Promise<number> => {
  for (;;) {
    const now = await offsetOf(path);
    if (now > offset) return now;
  }
};

describe("An upload over a network that breaks", () => {
  it("should keep what arrived of each attempt and lose no byte", async () => {
    const bytes = noise(3_000_000);
    const created = await answer(
      begin("POST", "/api/files/uploads", {
        "upload-length": String(bytes.length),
        "upload-metadata": metadata({ filename: "noise.bin", filetype: "" }),
      }),
    );
    const path = String(created.headers.location);
    let offset = 0;
    for (const part of [700_000, 1, 900_000]) {
      const sent = patch(path, offset, bytes.length - offset);
      sent.on("error", () => undefined);
      await new Promise<void>((resolve) => sent.write(bytes.subarray(offset, offset + part), () => resolve()));
      const closed = new Promise((resolve) => sent.once("close", resolve));
      sent.destroy();
      await closed;
      const now = await offsetOf(path);
      expect(now).toBeGreaterThanOrEqual(offset);
      expect(now).toBeLessThanOrEqual(offset + part);
      offset = now;
    }
    expect(offset).toBeGreaterThan(0);
    const last = patch(path, offset, bytes.length - offset);
    last.write(bytes.subarray(offset));
    expect((await answer(last)).statusCode).toBe(204);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const stored = await readFile(join(folder, "files", String(org.org), sha256.slice(0, 2), sha256));
    expect(stored.equals(bytes)).toBe(true);
  });

  it("should be taken over from a connection that hangs", async () => {
    const bytes = noise(200_000);
    const created = await answer(
      begin("POST", "/api/files/uploads", {
        "upload-length": String(bytes.length),
        "upload-metadata": metadata({ filename: "noise.bin", filetype: "" }),
      }),
    );
    const path = String(created.headers.location);
    const hanging = patch(path, 0, bytes.length);
    hanging.on("error", () => undefined);
    hanging.write(bytes.subarray(0, 80_000));
    const offset = await untilBehind(path, 0);
    expect(offset).toBeLessThanOrEqual(80_000);
    const last = patch(path, offset, bytes.length - offset);
    last.write(bytes.subarray(offset));
    expect((await answer(last)).statusCode).toBe(204);
    hanging.destroy();
  });
});
