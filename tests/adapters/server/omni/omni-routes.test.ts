import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeOmniHttp } from "../../../../adapters/http/omni.http.ts";
import { OmniAnswer, omniTypes } from "../../../../core/shell/omni.model.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { type Person, seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let reader: TestOrg;

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "harbor");
  reader = await seedOrg(server.database, "quay", { flags: ["lessons", "campaigns"] });
  const own = { created_at: noon, updated_at: noon, deleted_at: null };
  for (const { org: org_id, user } of [org, reader])
    await server.database.asSystem(async ({ db }) => {
      await db
        .insertInto("lessons")
        .values({ ...own, org_id, name: "Lena's lesson", uuid: crypto.randomUUID(), banner_img: null, user_id: user.user })
        .execute();
      await db
        .insertInto("lessons")
        .values({ ...own, org_id, name: "Lena deleted", deleted_at: noon, uuid: crypto.randomUUID(), banner_img: null, user_id: user.user })
        .execute();
      await db
        .insertInto("campaigns")
        .values({ ...own, org_id, name: "Lena's course", cover: null, portal_section: null, show_order: null, user_id: null })
        .execute();
    });
});
afterAll(() => server.close());

const foundBy = async (person: Person): Promise<readonly string[]> => {
  const answer = await makeOmniHttp(await server.callerOf(person)).search({ term: "lena", types: omniTypes, limit: 10 })();
  if (answer._tag === "Left") throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
  return answer.right.map(({ type, name }) => `${type} ${name}`);
};

describe("the record search", () => {
  it("should answer with the results and their pages [A7.22, B7.22, A2.41]", async () => {
    const reply = await (await server.as(org.owner)).get("/api/reports/search?data=1&term=lena&limit=10");
    expect(reply.status).toBe(200);
    expect(OmniAnswer.is(reply.body)).toBe(true);
    expect(reply.body).toMatchObject({
      status: "success",
      data: {
        data: [
          {
            name: "Lena harbor",
            type: "contact",
            route: `/ui/contacts/${org.learner.contact}`,
            id: org.learner.contact,
            info: "learner@harbor.example",
          },
          { type: "lesson" },
          { type: "campaign", info: "live" },
        ],
        pagination: { page: 1, pages: 1, count: 3 },
      },
    });
  });

  it("should return only types that the caller can see, of their own organisation, without deleted records", async () => {
    expect(await foundBy(org.owner)).toEqual(["contact Lena harbor", "lesson Lena's lesson", "campaign Lena's course"]);
    expect(await foundBy(reader.user)).toEqual(["lesson Lena's lesson", "campaign Lena's course"]);
    expect(await foundBy(org.user)).toEqual([]);
    expect(await foundBy(org.guest)).toEqual([]);
  });

  it("should count the members of teams, and show non-administrators their own teams and guests what is shared with those", async () => {
    const { database } = server;
    const { org: org_id, user, guest, owner } = org;
    const row = { org_id, twilio_phone: null, created_at: noon, updated_at: noon, deleted_at: null };
    const [north, south] = await database.asSystem(async ({ db }) => {
      const made = await db
        .insertInto("teams")
        .values([
          { ...row, label: "Lena north" },
          { ...row, label: "Lena south" },
        ])
        .returning("team_id")
        .execute();
      const [first = -1, second = -1] = made.map(({ team_id }) => team_id);
      await db
        .updateTable("users")
        .set({ teams: [first] })
        .where("user_id", "in", [user.user, guest.user])
        .execute();
      await db
        .updateTable("users")
        .set({ flags: ["lessons"] })
        .where("user_id", "=", guest.user)
        .execute();
      const shared = await db
        .selectFrom("lessons")
        .select("lesson_id")
        .where("org_id", "=", org_id)
        .where("deleted_at", "is", null)
        .executeTakeFirstOrThrow();
      await db
        .insertInto("resource_teams")
        .values({ org_id, resource: "lessons", resource_id: shared.lesson_id, team_id: first, created_at: noon })
        .execute();
      await db
        .insertInto("lessons")
        .values({
          org_id,
          created_at: noon,
          updated_at: noon,
          deleted_at: null,
          name: "Unshared of Lena",
          uuid: crypto.randomUUID(),
          banner_img: null,
          user_id: null,
        })
        .execute();
      return [first, second];
    });
    const teams = async (person: Person): Promise<unknown> =>
      (await (await server.as(person)).get("/api/reports/search?term=lena&type=team")).body;
    expect(await teams(owner)).toMatchObject({
      data: {
        data: [
          { id: north, name: "Lena north", info: "2 members" },
          { id: south, info: "0 members" },
        ],
      },
    });
    expect(await teams(user)).toMatchObject({ data: { data: [{ id: north }], pagination: { count: 1 } } });
    expect(await foundBy(guest)).toEqual(["lesson Lena's lesson", "team Lena north"]);
  });

  it.each(["data=2", "limit=0", "limit=11", "type=report", "type=contact,", `term=${"x".repeat(201)}`])(
    "should refuse %s",
    async (query) => {
      const reply = await (await server.as(org.owner)).get(`/api/reports/search?${query}`);
      expect(reply.status).toBe(422);
    },
  );

  it("should search some types only when they are named", async () => {
    const reply = await (await server.as(org.owner)).get("/api/reports/search?term=lena&type=lesson,campaign");
    expect(reply.body).toMatchObject({
      data: { data: [{ type: "lesson" }, { type: "campaign" }, { type: "lesson", name: "Unshared of Lena" }] },
    });
  });
});
