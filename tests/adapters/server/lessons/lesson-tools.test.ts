import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
const asked: string[] = [];

beforeAll(async () => {
  server = await startServer({
    outside: async (address) => {
      asked.push(address);
      if (address.includes("gone")) return E.left("unreachable");
      return address.includes("slow") ? E.left("too slow") : E.right({ url: address, type: "text/html", body: Buffer.from("") });
    },
  });
  ({ a } = await seedTwoOrgs(server.database, { flags: ["lessons"] }));
});
afterAll(() => server.close());

const part = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const textItem = (n: number, body: string) => ({ uuid: uuid(n), type: "rich_text", name: "", values: { body } });

describe("a text replaced in many lessons", () => {
  it("should be planned without a change, replaced where the caller sees it, and taken back by its changes", async () => {
    const [member, admin] = [await server.as(a.user), await server.as(a.admin)];
    const made = async (who: typeof member, name: string, n: number) =>
      Number(
        part((await who.post("/api/lessons", { name, items: [textItem(n, "<p>The quay, the Quay</p>")], publish: false })).body, "id"),
      );
    const own = await made(member, "Own", 1);
    const other = await made(admin, "Of the administrator", 2);
    const replacement = { find: "quay", by: "pier & dock", match_case: false, whole_words: true };
    const bodyOf = async (id: number) => JSON.stringify(part((await admin.get(`/api/lessons/${id}`)).body, "items"));

    const plan = await member.post("/api/lessons/replace", { ...replacement, dry_run: true });
    expect(plan.body).toMatchObject({ lessons: [{ id: own, count: 2 }], more: false });
    expect(await bodyOf(own)).toContain("The quay, the Quay");

    const done = await member.post("/api/lessons/replace", { ...replacement, dry_run: false });
    expect(done.body).toEqual(plan.body);
    expect(await bodyOf(own)).toContain("The pier &amp; dock, the pier &amp; dock");
    expect(await bodyOf(other)).toContain("The quay, the Quay");

    const [lesson] = Object.values(Object(part(done.body, "lessons")));
    const [change] = Object.values(Object(part(lesson, "changes")));
    const undone = { ...Object(change), value: part(change, "base"), base: part(change, "value") };
    expect((await member.put("/api/lessons", { id: own, changes: [undone] })).status).toBe(200);
    expect(await bodyOf(own)).toContain("The quay, the Quay");
  });

  it("should be refused without a text to find", async () => {
    const answer = await (
      await server.as(a.admin)
    ).post("/api/lessons/replace", { find: " ", by: "", match_case: true, whole_words: true, dry_run: true });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("find");
  });
});

describe("the links of a lesson", () => {
  it("should each be asked once, and be told with their place", async () => {
    const admin = await server.as(a.admin);
    const links = ["https://a.example", "https://gone.example", "https://slow.example", "https://a.example"];
    const body = `<p>${links.map((link) => `<a href="${link}">x</a>`).join("")}</p>`;
    const id = Number(part((await admin.post("/api/lessons", { name: "Links", items: [textItem(3, body)], publish: false })).body, "id"));
    const { body: found } = await admin.post(`/api/lessons/${id}/links`, {});
    expect(Object.values(Object(found)).map((link) => `${String(part(link, "address"))} ${String(part(link, "state"))}`)).toEqual([
      "https://a.example alive",
      "https://gone.example dead",
      "https://slow.example unknown",
      "https://a.example alive",
    ]);
    expect(asked.toSorted()).toEqual(["https://a.example", "https://gone.example", "https://slow.example"]);
  });
});
