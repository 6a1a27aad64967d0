import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBackup } from "../../../../adapters/server/backup/read-backup.ts";
import { writeBackup } from "../../../../adapters/server/backup/write-backup.ts";
import { contactPageText } from "../../../../adapters/server/contacts/contact-list.store.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { seedContacts } from "../../../../adapters/server/demo/many-contacts.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { firstContacts } from "../../../../core/contacts/contact-query.model.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let databases: readonly Database[];
let folder: string;
beforeAll(async () => {
  databases = await Promise.all([openTestDatabase(), openTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), "cygnet-contacts-"));
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await rm(folder, { recursive: true });
});

describe("Contacts in a backup", () => {
  it("should be restored with their lists, searches and counts, also over existing contacts", async () => {
    const [from, to] = databases;
    if (from === undefined || to === undefined) throw new Error("There are no databases.");
    const { org } = await seedOrg(from, "kept");
    await seedContacts(from, org, 300, noon);
    const other = await seedOrg(to, "gone");
    await seedContacts(to, other.org, 70, noon);
    const file = join(folder, "backup.gz");
    const contents = makeFolderStorage(join(folder, "files"));
    await writeBackup(from, file, contents);
    await readBackup(to, file, { contents, spool: folder });
    for (const asked of [{}, { archived: true }, { search: "mail.example" }]) {
      const [before, after] = await Promise.all(
        [from, to].map((database) =>
          database.inOrg(org, (tx) => contactPageText({ tx, viewer: "owner", now: noon }, { ...firstContacts, ...asked })),
        ),
      );
      expect(after).toEqual(before);
    }
  });
});
