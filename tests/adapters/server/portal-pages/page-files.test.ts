import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Library, startLibrary } from "../files/library.ts";
import { noon } from "../harness.ts";
import { type Person, seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let library: Library;
let a: TestOrg;
let b: TestOrg;
beforeAll(async () => {
  library = await startLibrary();
  ({ a, b } = await seedTwoOrgs(library.database));
});
afterAll(() => library.close());

const statusOf = async (person: Person, url: string): Promise<number> => (await (await library.as(person)).get(url)).status;

describe("A picture on a page of the portal", () => {
  it("should be read by learners while the page that shows it is published", async () => {
    const { url } = await library.add({ org: a.org, mime: "image/png" });
    const html = `<p><img src="${url}" alt="The quay"></p>`;
    await library.database.asSystem(({ db }) =>
      sql`insert into portal_pages (org_id, path, draft_title, draft_html, created_at, updated_at) values (${a.org}, 'quay', 'Quay', ${html}, 1, 1)`.execute(
        db,
      ),
    );
    const change = (set: ReturnType<typeof sql>) =>
      library.database.asSystem(({ db }) => sql`update portal_pages set ${set} where org_id = ${a.org}`.execute(db));
    expect(await statusOf(a.learner, url)).toBe(404);
    await change(sql`title = draft_title, html = draft_html, published_at = ${noon}`);
    expect(await statusOf(a.learner, url)).toBe(200);
    expect(await statusOf(b.learner, url)).toBe(404);
    await change(sql`deleted_at = ${noon}`);
    expect(await statusOf(a.learner, url)).toBe(404);
    await change(sql`deleted_at = null, published_at = null`);
    expect(await statusOf(a.learner, url)).toBe(404);
  });
});
