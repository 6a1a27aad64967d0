import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const at = "/api/portals";
const field = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const fresh = (): string => `p${crypto.randomUUID().slice(0, 12)}`;
const pids = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body.map((portal) => field(portal, "pid")) : []);

const one = (body: unknown, pid: string): unknown => (Array.isArray(body) ? body.find((portal) => field(portal, "pid") === pid) : null);

const begun = async () => {
  const { org } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const first = String(pids((await staff.get(at)).body)[0]);
  return { org, staff, first, learner: await server.as(org.learner) };
};
const theme = { colors: { primary: "#7A0B3D", main: null }, fonts: { text: null, heading: null }, isDark: false };

describe("The portals of an organisation", () => {
  it("should be opened with a look of their own, which learners get there", async () => {
    const { staff, first } = await begun();
    const pid = fresh();
    const made = await staff.post(at, { pid, title: " Partners ", theme, full_screen: false });
    expect(one(made.body, first)).toMatchObject({ theme: null, full_screen: true });
    expect(one(made.body, pid)).toMatchObject({ title: "Partners", version: 1 });
    const shown = await server.stranger().get(`/api/cg/portals/${pid}`);
    expect(shown.body).toMatchObject({ pid, title: "Partners", full_screen: false, theme: { colors: { primary: "#7a0b3d" } } });
    expect((await server.stranger().get(`/api/cg/portals/${first}`)).body).not.toMatchObject({ theme: { colors: { primary: "#7a0b3d" } } });
  });

  it("should refuse an address that another organisation has, by the field", async () => {
    const [one, other] = [await begun(), await begun()];
    const taken = await one.staff.post(at, { pid: other.first, title: "Mine", theme: null, full_screen: true });
    expect(taken).toMatchObject({ status: 422, body: { errors: { pid: ["This address is taken. Choose another one."] } } });
    expect(pids((await other.staff.get(at)).body)).toEqual([other.first]);
  });

  it("should close, which signs learners out, and open again; all of it in the trail", async () => {
    const { org, staff, first, learner } = await begun();
    expect((await staff.delete(`${at}/${first}`)).status).toBe(403);
    const pid = fresh();
    await staff.post(at, { pid, title: "Partners", theme: null, full_screen: true });
    await staff.put(`${at}/${pid}`, { version: 1, title: "Partners and friends", theme: null, full_screen: true });
    expect((await staff.put(`${at}/${pid}`, { version: 1, title: "Late", theme: null, full_screen: true })).status).toBe(409);
    await server.database.asSystem(({ db }) => db.updateTable("portals").set({ created_at: 1 }).where("pid", "=", first).execute());
    const training = async () => field((await staff.get("/api/users/current")).body, "training_pid");
    const learned = async () => [(await learner.get("/api/cg/info")).status, (await learner.get("/api/cg/certificates")).status];
    expect(await learned()).toEqual([200, 200]);
    expect(await training()).toBe(first);
    const closed = (await staff.delete(`${at}/${first}`)).body;
    expect([field(one(closed, first), "closed_at"), field(one(closed, pid), "closed_at")]).toEqual([noon, null]);
    expect(await learned()).toEqual([401, 401]);
    expect(await training()).toBe(pid);
    expect((await server.stranger().get(`/api/cg/portals/${first}`)).status).toBe(404);
    await staff.post(`${at}/${first}/reopen`, {});
    expect(await learned()).toEqual([200, 200]);
    expect(await actionsInTrail(server, org.org, "portal")).toEqual([
      "portal.opened",
      "portal.changed",
      "portal.closed",
      "portal.reopened",
    ]);
  });
});
