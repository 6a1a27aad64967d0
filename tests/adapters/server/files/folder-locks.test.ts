import type { Either } from "fp-ts/lib/Either.js";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeFileFoldersHttp } from "../../../../adapters/http/file-folders.http.ts";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { makeFolderStore } from "../../../../adapters/server/files/folders.store.ts";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import type { FileFolderStore, FileStore } from "../../../../core/files/files.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { finishedUpload } from "./finished-upload.ts";

let engines: Engines;
let org: TestOrg;
let files: FileStore;
let folders: FileFolderStore;
let folder: number;
let orgs = 0;

beforeAll(async () => {
  engines = await startBoth("folder_locks");
});
afterAll(() => engines.close());
beforeEach(async () => {
  const { server } = engines.postgres;
  org = await seedOrg(server.database, `locks${(orgs += 1)}`);
  const caller = await server.callerOf(org.owner);
  [files, folders] = [makeFilesHttp(caller), makeFileFoldersHttp(caller)];
  folder = Number((await given(folders.create({ name: "Pictures" }))).id);
});

const upload = () => finishedUpload(engines.postgres.server.database, org.owner, "a.jpg");

/** Asks a call while the transaction that deletes the folder has not ended. */
const duringDeletion = async <A>(call: () => Promise<Either<Failure, A>>): Promise<() => Promise<Either<Failure, A>>> => {
  const { server, clock } = engines.postgres;
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { user: user_id, role } = org.owner;
  const actor: StaffActor = { kind: "staff", row_rule: "all", org_id: org.org, user_id, role, flags: [], features: [], teams: [] };
  const request = { id: "test", ip: "127.0.0.1", now: clock.now() };
  const deleting = server.database.inOrg(org.org, async (tx) => {
    await given(makeFolderStore({ tx, actor, request, areas: [], system: { folders: [], files: [] } }).remove(folder));
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const asked = call();
  await pause(200);
  end.resolve();
  await deleting;
  const answer = await asked;
  return async () => answer;
};

describe("a folder that is deleted at the same time", () => {
  it("should not get a new file", async () => {
    const id = await upload();
    const created = await duringDeletion(files.create({ upload: id, folder_id: folder }));
    expect(await refusal(created)).toMatchObject({ tag: "invalid", errors: { folder_id: ["Folder not found."] } });
  });

  it("should not get a file that is moved, alone or with others", async () => {
    const one = await given(files.create({ upload: await upload() }));
    const moved = await duringDeletion(files.update(one.id, { version: 1, folder_id: folder }));
    expect(await refusal(moved)).toMatchObject({ tag: "invalid", errors: { folder_id: ["Folder not found."] } });
    await given(folders.restore(folder));
    const mass = await duringDeletion(files.massAction({ action: "move", files: [one.id], folders: [], folder_id: folder }));
    expect(await given(mass)).toMatchObject({ results: [{ done: false }] });
  });

  it("should not get a file that is restored, which is in no folder then", async () => {
    const { id } = await given(files.create({ upload: await upload(), folder_id: folder }));
    await given(files.remove(id));
    engines.postgres.clock.advance(5);
    expect(await given(await duringDeletion(files.restore(id)))).toMatchObject({ deleted_at: null, folder_id: null });
  });
});
