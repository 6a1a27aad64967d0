import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startedFolder } from "../../../setup/data-folder.ts";
import { noise } from "../files/noise.ts";
import { endAll, type ServerProcess, type Signed, signIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-upload-kill-")));
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = noise(4_000_000);
const part = 900_000;
const tus = { "tus-resumable": "1.0.0" };

/** Bytes of the upload on the disk; 0 once they were taken in. */
const onDisk = (id: string): number => {
  const found = readdirSync(join(folder, "uploads"), { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(id));
  return found === undefined ? 0 : (statSync(join(folder, "uploads", found), { throwIfNoEntry: false })?.size ?? 0);
};

const offsetOf = async ({ origin }: ServerProcess, { headers }: Signed, path: string): Promise<number> => {
  const reply = await fetch(origin + path, { method: "HEAD", headers: { ...headers, ...tus } });
  return Number(reply.headers.get("upload-offset"));
};

/** Begins to send the rest from an offset, `length` bytes of it. */
const sendSome = ({ origin }: ServerProcess, { headers }: Signed, path: string, offset: number, length: number): void => {
  const sent = request(new URL(path, origin), {
    method: "PATCH",
    headers: {
      ...headers,
      ...tus,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
      "content-length": String(bytes.length - offset),
    },
  });
  sent.on("error", () => undefined);
  sent.write(bytes.subarray(offset, offset + length));
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const fileOf = async ({ origin }: ServerProcess, { headers }: Signed, upload: string): Promise<{ id: number; url: string }> => {
  const reply = await fetch(`${origin}/api/files`, { method: "POST", headers, body: JSON.stringify({ upload }) });
  expect(reply.status).toBe(200);
  return reply.json();
};

describe("an upload whose server is killed", () => {
  it("should resume at the stored offset, lose no byte and become one file", async () => {
    let server = await startProcess({ CYGNET_DATA: folder });
    let signed = await signIn(server.origin);
    const restart = async (): Promise<void> => {
      await server.kill("SIGKILL");
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signIn(server.origin);
    };
    const created = await fetch(`${server.origin}/api/files/uploads`, {
      method: "POST",
      headers: { ...signed.headers, ...tus, "upload-length": String(bytes.length), "upload-metadata": "filename bm9pc2UuYmlu" },
    });
    const path = created.headers.get("location") ?? "";
    const id = path.slice(-32);
    for (let kill = 0; kill < 3; kill += 1) {
      const before = await offsetOf(server, signed, path);
      sendSome(server, signed, path, before, part);
      await until(() => onDisk(id) > before);
      await restart();
      expect(await offsetOf(server, signed, path)).toBe(onDisk(id));
    }
    const last = await offsetOf(server, signed, path);
    expect(last).toBeGreaterThan(0);
    sendSome(server, signed, path, last, bytes.length);
    await until(() => onDisk(id) === bytes.length || onDisk(id) === 0);
    await restart();
    expect(await offsetOf(server, signed, path)).toBe(bytes.length);
    const file = await fileOf(server, signed, id);
    await restart();
    expect(await fileOf(server, signed, id)).toMatchObject({ id: file.id });
    const served = await fetch(server.origin + file.url, { headers: signed.headers });
    const hash = createHash("sha256")
      .update(Buffer.from(await served.arrayBuffer()))
      .digest("hex");
    expect(hash).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(await server.kill("SIGTERM")).toBe(0);
  }, 300_000);
});
