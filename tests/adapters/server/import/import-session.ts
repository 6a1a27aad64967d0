import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { type JobRunner, makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { serverJobs } from "../../../../adapters/server/server-jobs.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { sealerOf } from "../../../../adapters/server/storage/sealer.ts";
import { importFolder } from "../../../../adapters/server/uploads/upload-folder.ts";
import type { ImportOptions } from "../../../../core/import/import-mapping.model.ts";
import { firstOptions } from "../../../../core/import/import-mapping.model.ts";
import { Import } from "../../../../core/import/import.model.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { fakeOutside } from "../../../fakes/outside.fake.ts";
import type { Client, Reply } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

/** A server, an organisation without contacts and its owner, who imports files. */
export type ImportSession = {
  readonly server: TestServer;
  readonly database: Database;
  /** An organisation in which nobody is known yet. */
  readonly freshOrg: () => Promise<Owner>;
  readonly runner: () => JobRunner;
  /** Where the files lie. */
  readonly files: () => string;
  readonly close: () => Promise<void>;
};

export type Owner = {
  readonly org: TestOrg;
  readonly client: Client;
  readonly send: (content: string | Uint8Array, filename?: string) => Promise<Reply>;
  /** @throws Error when the file is refused */
  readonly upload: (content: string | Uint8Array, filename?: string) => Promise<Import>;
  /** Uploads, takes the mapping that is guessed, plans. */
  readonly planned: (content: string | Uint8Array, options?: Partial<ImportOptions>, filename?: string) => Promise<Import>;
  /** All the way to its end. */
  readonly imported: (content: string | Uint8Array, options?: Partial<ImportOptions>, filename?: string) => Promise<Import>;
  readonly get: (id: number) => Promise<Import>;
  readonly people: () => Promise<readonly Person[]>;
};

export type Person = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: readonly string[];
  readonly mobile: readonly string[];
  readonly tags: readonly string[];
  readonly fields: unknown;
};

const importOf = (reply: Reply): Import => {
  const decoded = Import.decode(reply.body);
  if (reply.status !== 200 || E.isLeft(decoded)) throw new Error(`Answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return decoded.right;
};

/** @param database its own in memory unless handed in */
export const openImportSession = async (given?: Database): Promise<ImportSession> => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-import-"));
  const config = {
    ...testConfig,
    secretKey: "5e".repeat(32),
    dataFolder: folder,
    databaseUrl: given === undefined ? null : "postgres://elsewhere",
  };
  const server = await startServer({ config, ...(given === undefined ? {} : { database: given }) });
  const { database, clock } = server;
  const sealer = sealerOf(config);
  const all = await serverJobs({
    config,
    clock,
    sealer,
    areas: await loadAreas(),
    dns: fakeDns(),
    outside: fakeOutside(),
    origin: () => "",
  });
  // All other schedules would run for every organisation of the file whenever its clock is moved.
  const jobs = all.filter(({ kind, schedule }) => schedule === undefined || kind === "import.tidy" || kind === "contacts.erase");
  const runner = (): JobRunner =>
    makeJobRunner({ database, clock, warn: (message, error) => process.stderr.write(`${message} ${String(error)}\n`) }, jobs);
  const freshOrg = async (): Promise<Owner> => {
    const org = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);
    await database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
    const client = await server.as(org.owner);
    const get = async (id: number): Promise<Import> => importOf(await client.get(`/api/contacts/import/${id}`));
    const send = (content: string | Uint8Array, filename = "people.csv") =>
      client.postFile(`/api/contacts/import?filename=${encodeURIComponent(filename)}`, content);
    const upload = async (content: string | Uint8Array, filename?: string) => importOf(await send(content, filename));
    const planned = async (content: string | Uint8Array, options: Partial<ImportOptions> = {}, filename?: string) => {
      const { id } = await upload(content, filename);
      importOf(await client.put(`/api/contacts/import/${id}`, { options: { ...firstOptions, ...options } }));
      importOf(await client.post(`/api/contacts/import/${id}/plan`));
      await runner().runDue();
      return get(id);
    };
    const imported = async (content: string | Uint8Array, options: Partial<ImportOptions> = {}, filename?: string) => {
      const { id } = await planned(content, options, filename);
      importOf(await client.post(`/api/contacts/import/${id}/run`));
      await runner().runDue();
      return get(id);
    };
    const people = async () =>
      (
        await database.asSystem(({ db }) =>
          sql<Person>`select first_name, last_name, email, mobile, tags, fields from contacts where org_id = ${org.org} and deleted_at is null order by con_id`.execute(
            db,
          ),
        )
      ).rows;
    return { org, client, send, upload, planned, imported, get, people };
  };
  return {
    server,
    database,
    freshOrg,
    runner,
    files: () => importFolder(config),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
