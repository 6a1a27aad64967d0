import { afterAll, beforeAll } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeFileFoldersHttp } from "../../../../adapters/http/file-folders.http.ts";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { fileFoldersConformance } from "../../../conformance/file-folders.conformance.ts";
import { fileListsConformance } from "../../../conformance/file-lists.conformance.ts";
import type { FileWorld } from "../../../conformance/file-world.ts";
import { filesConformance } from "../../../conformance/files.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeFileFolderStoreFake } from "../../../fakes/file-folder-store.fake.ts";
import { makeFileStoreFake } from "../../../fakes/file-store.fake.ts";
import { makeFileWorldFake, uploadedFake } from "../../../fakes/file-world.fake.ts";
import { noon } from "../harness.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";
import { finishedUpload } from "./finished-upload.ts";

const conformance = (label: string, make: () => Promise<FileWorld>): void => {
  filesConformance(label, make);
  fileListsConformance(label, make);
  fileFoldersConformance(label, make);
};

conformance("the fake", async () => {
  const clock = fakeClock(noon);
  const world = makeFileWorldFake({ now: clock.now });
  const folders = makeFileFolderStoreFake(world);
  let uploads = 0;
  return {
    files: makeFileStoreFake(world, folders),
    folders,
    upload: async (filename, values) => {
      uploads += 1;
      const id = uploads.toString(16).padStart(32, "0");
      world.uploads.set(id, uploadedFake(filename, { sha256: id.padStart(64, "0"), ...values }));
      return id;
    },
    wait: async (seconds) => clock.advance(seconds),
    me: 1,
  };
});

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("files_conformance");
});
afterAll(() => engines.close());

const over = (engine: () => Engine) => async () => {
  const { server, clock } = engine();
  const org = await seedOrg(server.database, `f${crypto.randomUUID().slice(0, 8)}`);
  let caller = await server.callerOf(org.user);
  const call: Caller = (endpoint, input) => caller(endpoint, input);
  return {
    files: makeFilesHttp(call),
    folders: makeFileFoldersHttp(call),
    upload: (filename: string, values = {}) => finishedUpload(server.database, org.user, filename, values),
    /** Signs in anew, as sessions end sooner than the bin is emptied. */
    wait: async (seconds: number) => {
      clock.advance(seconds);
      caller = await server.callerOf(org.user);
    },
    me: org.user.user,
  };
};

conformance(
  "the server with the embedded database",
  over(() => engines.pglite),
);
conformance(
  "the server with PostgreSQL",
  over(() => engines.postgres),
);
