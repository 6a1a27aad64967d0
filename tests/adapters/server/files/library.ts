import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder } from "../../../../adapters/server/contents/content-path.ts";
import type { ContentStorage } from "../../../../adapters/server/contents/content-storage.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { noon, startServer, type TestServer } from "../harness.ts";

type FileFacts = {
  readonly org: number;
  readonly filename?: string;
  readonly mime?: string;
  readonly bytes?: Uint8Array;
  readonly width?: number;
  readonly by?: number;
  readonly contact?: number;
  readonly folder?: number;
  readonly deleted?: boolean;
  readonly poster?: Uint8Array;
};
type FolderFacts = {
  readonly org: number;
  readonly name?: string;
  readonly parent?: number;
  readonly by?: number;
  readonly deleted?: boolean;
};

/**
 * A server with files in a data folder of its own.
 * @property add stores a file as an upload would have
 */
export type Library = TestServer & {
  readonly contents: ContentStorage;
  readonly add: (
    facts: FileFacts,
  ) => Promise<{ readonly id: number; readonly address: string; readonly url: string; readonly sha256: string }>;
  readonly addFolder: (facts: FolderFacts) => Promise<number>;
};

export const startLibrary = async (options: NonNullable<Parameters<typeof startServer>[0]> = {}): Promise<Library> => {
  const dataFolder = await mkdtemp(join(tmpdir(), "library-"));
  const server = await startServer({ ...options, config: { dataFolder, ...options.config } });
  const contents = makeFolderStorage(contentFolder(dataFolder));
  const store = async (org: number, bytes: Uint8Array): Promise<string> => {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const path = join(dataFolder, randomUUID());
    await writeFile(path, bytes);
    await contents.put({ org, sha256, variant: null }, path);
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("file_contents")
        .values({ org_id: org, sha256, bytes: bytes.length, created_at: noon })
        .onConflict((row) => row.doNothing())
        .execute(),
    );
    return sha256;
  };
  return {
    ...server,
    contents,
    close: async () => {
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    add: async ({ org, filename = "notes.txt", mime = "text/plain", bytes = randomBytes(64), poster, ...facts }) => {
      const sha256 = await store(org, bytes);
      const address = randomUUID();
      const row = {
        address,
        org_id: org,
        filename,
        mime,
        bytes: bytes.length,
        sha256,
        location: null,
        poster_sha256: poster === undefined ? null : await store(org, poster),
        width: facts.width ?? null,
        created_by: facts.by ?? null,
        con_id: facts.contact ?? null,
        folder_id: facts.folder ?? null,
        deleted_at: facts.deleted === true ? noon : null,
        created_at: noon,
        updated_at: noon,
      };
      const { file_id } = await server.database.asSystem(({ db }) =>
        db.insertInto("files").values(row).returning("file_id").executeTakeFirstOrThrow(),
      );
      return { id: file_id, address, sha256, url: `/media/${address}/${encodeURIComponent(filename)}` };
    },
    addFolder: async ({ org, name = "Folder", parent = null, by = null, deleted = false }) => {
      const row = {
        org_id: org,
        name,
        parent_id: parent,
        created_by: by,
        deleted_at: deleted ? noon : null,
        created_at: noon,
        updated_at: noon,
      };
      const { folder_id } = await server.database.asSystem(({ db }) =>
        db.insertInto("file_folders").values(row).returning("folder_id").executeTakeFirstOrThrow(),
      );
      return folder_id;
    },
  };
};
