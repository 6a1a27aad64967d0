import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { systemClock } from "../../adapters/server/clock.ts";
import { makeServer } from "../../adapters/server/server.host.ts";
import { makeDatabase } from "../../adapters/server/storage/database.ts";
import { migrate } from "../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../adapters/server/storage/pglite.engine.ts";
import { metadata } from "../adapters/server/files/tus.ts";
import { testConfig } from "../adapters/server/test-config.ts";
import { seedOrg } from "../adapters/server/two-orgs.ts";
import { signedIn } from "./own-server.ts";
import { type Bench, median } from "./table.ts";

const megabytes = 95;
const rounds = 5;
const target = 0.8;

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

/** The least that could receive a file: its bytes go into a file of the disk, which is written through. */
const bareServer = async (folder: string): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  let files = 0;
  const server = createServer((request, reply) => {
    files += 1;
    const path = join(folder, `bare${files}`);
    const received = async (): Promise<void> => {
      await pipeline(request, createWriteStream(path));
      const handle = await open(path, "r+");
      await handle.sync().finally(() => handle.close());
      reply.writeHead(204).end();
    };
    received().catch((error: unknown) => reply.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => new Promise((resolve) => void server.close(() => resolve())) };
};

const expected = (reply: Response, status: number): Response => {
  if (reply.status !== status) throw new Error(`An upload was answered ${reply.status}.`);
  return reply;
};

/** An upload up to its acknowledgement: received, checked, hashed and stored, compared with receiving and storing alone. */
export const uploadBench: Bench = {
  title: `Upload of ${megabytes} MB up to its acknowledgement, median of ${rounds}`,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), "bench-uploads-"));
    const database = makeDatabase(await openPglite(undefined));
    await migrate(database);
    const { owner } = await seedOrg(database, "bench");
    const config = { ...testConfig, dataFolder: join(folder, "data") };
    const app = await makeServer({ config, database, clock: systemClock, floodScale: 1_000_000 });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const origin = `http://127.0.0.1:${portOf(app.server)}`;
    const bare = await bareServer(folder);
    const { "content-type": _json, ...session } = await signedIn(database, owner);
    const headers = { ...session, "tus-resumable": "1.0.0" };
    const upload = async (body: Uint8Array<ArrayBuffer>): Promise<number> => {
      const began = performance.now();
      const facts = { "upload-length": String(body.length), "upload-metadata": metadata({ filename: "bench.bin" }) };
      const created = expected(await fetch(`${origin}/api/files/uploads`, { method: "POST", headers: { ...headers, ...facts } }), 201);
      const address = new URL(created.headers.get("location") ?? "", origin);
      const sent = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
      expected(await fetch(address, { method: "PATCH", headers: { ...headers, ...sent }, body }), 204);
      return performance.now() - began;
    };
    const write = async (body: Uint8Array<ArrayBuffer>): Promise<number> => {
      const began = performance.now();
      expected(await fetch(bare.origin, { method: "POST", body }), 204);
      return performance.now() - began;
    };
    const times: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const body = new Uint8Array(randomBytes(megabytes * 1_048_576));
      const taken =
        round % 2 === 0 ? { bare: await write(body), ours: await upload(body) } : { ours: await upload(body), bare: await write(body) };
      if (round >= 0) times.push(taken);
    }
    await app.close();
    await bare.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
    const rate = (took: number): string => `${Math.round((megabytes / took) * 1_000)} MB/s`;
    const [ours, least] = [median(times.map((one) => one.ours)), median(times.map((one) => one.bare))];
    return [
      {
        what: "uploaded, checked and stored",
        value: rate(ours),
        limit: `a bare write, ${rate(least)}`,
        ratio: (least / ours).toFixed(2),
        target: `≥ ${target} ×`,
        met: least / ours >= target,
      },
    ];
  },
};
