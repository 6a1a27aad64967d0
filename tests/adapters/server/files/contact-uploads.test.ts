import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeMergesHttp } from "../../../../adapters/http/merges.http.ts";
import { eraseContactsJob } from "../../../../adapters/server/contacts/erase-contacts.job.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { binSeconds } from "../../../../core/contacts/deleted-contact.model.ts";
import { given } from "../../../conformance/answer-of.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { type Library, startLibrary } from "./library.ts";

const clock = fakeClock(noon);
let library: Library;
let org: TestOrg;
beforeAll(async () => {
  library = await startLibrary({ clock });
  org = await seedOrg(library.database, "uploads", { flags: ["contacts"] });
});
afterAll(() => library.close());

const contact = async (first_name: string): Promise<number> =>
  Number(
    Reflect.get(
      Object((await (await library.as(org.owner)).post("/api/contacts", { first_name, email: [`${first_name}@x.example`] })).body),
      "con_id",
    ),
  );
const uploadsOf = (con_id: number): Promise<readonly string[]> =>
  library.database.asSystem(async ({ db }) =>
    (await db.selectFrom("files").select("filename").where("con_id", "=", con_id).orderBy("filename").execute()).map(
      ({ filename }) => filename,
    ),
  );

describe("files that a contact has uploaded", () => {
  it("should be counted and moved by a merge, and moved back when it is undone", async () => {
    const [kept, other] = [await contact("kept"), await contact("other")];
    await library.add({ org: org.org, contact: other, filename: "essay.pdf" });
    await library.add({ org: org.org, contact: kept, filename: "own.pdf" });
    const merges = makeMergesHttp(await library.callerOf(org.owner));
    const plan = await given(merges.merge({ kept_id: kept, merge_id: other, dry_run: true }));
    expect(plan.moved).toMatchObject({ uploads: 1 });
    const seen = { kept: plan.kept.version, other: plan.other.version };
    const { id } = await given(merges.merge({ kept_id: kept, merge_id: other, seen }));
    expect([await uploadsOf(kept), await uploadsOf(other)]).toEqual([["essay.pdf", "own.pdf"], []]);
    await library.add({ org: org.org, contact: kept, filename: "since.pdf" });
    await given(merges.unmerge(id ?? 0));
    expect([await uploadsOf(kept), await uploadsOf(other)]).toEqual([["own.pdf", "since.pdf"], ["essay.pdf"]]);
  });

  it("should be erased with the contact, and so should unfinished ones, but no others", async () => {
    const gone = await contact("gone");
    const stays = await contact("stays");
    const { sha256 } = await library.add({ org: org.org, contact: gone, filename: "gone.pdf" });
    await library.add({ org: org.org, contact: stays, filename: "stays.pdf" });
    await library.add({ org: org.org, by: org.owner.user, filename: "library.pdf" });
    await library.database.asSystem(async ({ db }) => {
      for (const con_id of [gone, stays])
        await sql`insert into file_uploads (upload_id, org_id, con_id, filename, mime, bytes, sha256, created_at) values (${String(con_id).padStart(32, "0")}, ${org.org}, ${con_id}, 'u.pdf', 'application/pdf', 1, ${sha256}, 1)`.execute(
          db,
        );
      await sql`update contacts set deleted_at = ${noon} where con_id = ${gone}`.execute(db);
    });
    clock.advance(binSeconds + 60);
    await makeJobRunner({ database: library.database, clock, warn: () => undefined }, [
      eraseContactsJob({ areas: await loadAreas(), sealer: testSealer }),
    ]).runDue();
    expect([await uploadsOf(gone), await uploadsOf(stays)]).toEqual([[], ["stays.pdf"]]);
    const { rows } = await library.database.asSystem(({ db }) =>
      sql<{ con_id: number }>`select con_id from file_uploads where org_id = ${org.org}`.execute(db),
    );
    expect(rows).toEqual([{ con_id: stays }]);
  });
});
