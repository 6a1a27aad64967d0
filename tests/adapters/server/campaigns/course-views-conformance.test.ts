import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { courseViews } from "../../../../adapters/contract/course-views.contract.ts";
import { listViews } from "../../../../adapters/contract/list-views.contract.ts";
import { makeViewsHttp } from "../../../../adapters/http/views.http.ts";
import { makeCourseViewStore } from "../../../../adapters/server/campaigns/course-views.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { CourseListSettings } from "../../../../core/campaigns/course-list.model.ts";
import { everyCourse, usualCourses } from "../../../../core/campaigns/course-list.rule.ts";
import { usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import { given } from "../../../conformance/answer-of.ts";
import { viewsConformance } from "../../../conformance/views.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeCourseViewStoreFake } from "../../../fakes/course-view-store.fake.ts";
import { engines } from "../groups/group-rows.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { viewsInTransactions } from "../views-in-transactions.ts";

const clock = fakeClock(noon);
const freshOrg = (database: Database) => seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts", "campaigns"] });
const other: CourseListSettings = {
  filters: { ...everyCourse, state: "draft", offered: "group", search: "knots" },
  sort: "-finished",
  columns: [
    { id: "name", width: 240 },
    { id: "learners", width: null },
  ],
  kind: "grid",
};
const settings = { usual: usualCourses, other };

viewsConformance("the fake, of courses", settings, async () => {
  const of = makeCourseViewStoreFake(clock.now);
  return { admin: of({ user_id: 1, role: "admin" }), user: of({ user_id: 2, role: "user" }), wait: clock.advance };
});

const databases = new Map<string, Database>();
let server: TestServer;
const opening = engines(() => inject("postgresUrl"), "course_views");

beforeAll(async () => {
  for (const [name, open] of opening) databases.set(name, await open());
  server = await startServer({ clock });
});
afterAll(async () => {
  await server.close();
  for (const database of databases.values()) await database.close();
});

for (const [name] of opening)
  viewsConformance(`${name}, of courses`, settings, async () => {
    const database = databases.get(name);
    if (database === undefined) throw new Error(`${name} is not open.`);
    const { admin, user } = await freshOrg(database);
    const as = (person: typeof admin) => viewsInTransactions(database, person, clock, makeCourseViewStore);
    return { admin: as(admin), user: as(user), wait: clock.advance };
  });

viewsConformance("the server, of courses over HTTP", settings, async () => {
  const { admin, user } = await freshOrg(server.database);
  return {
    admin: makeViewsHttp(await server.callerOf(admin), courseViews),
    user: makeViewsHttp(await server.callerOf(user), courseViews),
    wait: clock.advance,
  };
});

it("should keep the views and the default view of each list apart", async () => {
  const { user } = await freshOrg(server.database);
  const caller = await server.callerOf(user);
  const [courses, contacts] = [makeViewsHttp(caller, courseViews), makeViewsHttp(caller, listViews)];
  const drafts = await given(courses.create({ name: "Drafts", settings: other }));
  const people = await given(contacts.create({ name: "People", settings: usualSettings }));
  await given(courses.begin(drafts.id));
  await given(contacts.begin(people.id));
  expect(await given(courses.list)).toMatchObject([{ name: "Drafts", is_default: true }]);
  expect(await given(contacts.list)).toMatchObject([{ name: "People", is_default: true }]);
  await given(contacts.begin(null));
  expect(await given(courses.list)).toMatchObject([{ is_default: true }]);
});
