import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeLessonSettingsHttp } from "../../../../adapters/http/lesson-settings.http.ts";
import { makeLessonsHttp } from "../../../../adapters/http/lessons.http.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { textItem } from "../../../conformance/lesson-world.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "checked", { flags: ["lessons"] });
});
afterAll(() => server.close());

describe("an organisation whose lessons have to pass the author's check", () => {
  it("should publish none with findings, name them, and store what was sent; others go out as before", async () => {
    const [admin, member] = [await server.callerOf(org.admin), await server.callerOf(org.user)];
    const [settings, lessons] = [makeLessonSettingsHttp(admin), makeLessonsHttp(member)];
    const lacking = '<p>The crane</p><img src="https://pictures.example/crane.png">';
    expect(await given(settings.get)).toEqual({ check_before_publishing: false });
    expect(await given(lessons.create({ items: [textItem(1, lacking)] }))).toMatchObject({ published: true });

    expect(await refusal(makeLessonSettingsHttp(member).put({ check_before_publishing: true }))).toMatchObject({ tag: "forbidden" });
    expect(await given(settings.put({ check_before_publishing: true }))).toEqual({ check_before_publishing: true });
    expect(await given(makeLessonSettingsHttp(member).get)).toEqual({ check_before_publishing: true });

    const held = await given(lessons.create({ items: [textItem(2, lacking)] }));
    expect(held).toMatchObject({
      published: false,
      published_version: null,
      items_count: 1,
      problems: [{ path: "items.0.values.body", code: "check_picture_undescribed" }],
    });
    const changed = await given(lessons.update({ id: held.id, version: 1, items: [textItem(2, `${lacking}<p>Again</p>`)] }));
    expect(changed).toMatchObject({ published: false, version: 2, isDirty: true });
    expect(await given(lessons.publish(held.id, 2))).toMatchObject({ published: false, problems: held.problems });
    expect(await given(lessons.update({ id: held.id, version: 2, items: [textItem(2, "<p>The crane</p>")] }))).toMatchObject({
      published: true,
      published_version: 1,
      problems: [],
    });
  });
});
