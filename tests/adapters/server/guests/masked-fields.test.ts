import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { allFlags } from "../../../../core/access/role.model.ts";
import { valueOfCodec } from "../../../arbitraries/value-of-codec.arb.ts";
import type { Client, Reply } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { guestTeam } from "../guest-team.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mayMake } from "../isolation/actors.ts";
import { endsSessions } from "../isolation/isolation-suite.ts";
import { policy } from "../isolation/policy.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { placesOf, withValueAt } from "./places-of-codec.ts";

/** What of the id numbers a guest never reads. */
const hidden = ["ZZTOP-111", "AAHAM-222"];
const [right, wrong] = [{ badge: { $starts: "ZZTOP-111" } }, { badge: { $starts: "QQTOP-999" } }];
/** Questions of which the first fits a hidden value and the second does not, or which are the same in opposite orders. */
const pairs: readonly (readonly [unknown, unknown])[] = [
  [right, wrong],
  ["fields.badge", "-fields.badge"],
  ["ZZTOP-111", "QQTOP-999"],
];

let server: TestServer;
let org: TestOrg;
let guest: Client;
let admin: Client;
let ids: readonly string[];

const idIn = (reply: Reply, key: string): number => Number(Reflect.get(Object(reply.body), key));

beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "masked");
  const team = await guestTeam(server, org);
  await server.database.asSystem(({ db }) => sql`update users set flags = ${[...allFlags]} where user_id = ${org.guest.user}`.execute(db));
  const owner = await server.as(org.owner);
  expect(await owner.post("/api/fields", { label: "Badge", type: "id_number", access: "guest", is_event: true })).toMatchObject({
    status: 200,
    body: { name: "badge" },
  });
  const person = async (first_name: string, badge: string): Promise<number> =>
    idIn(await owner.post("/api/contacts", { first_name, fields: { contactTeam: [String(team)], badge } }), "con_id");
  const [abe, bea] = [await person("Abe", "ZZTOP-111-6780"), await person("Bea", "AAHAM-222-1234")];
  const share_to = { users: [org.guest.user], teams: [], all: false };
  const group = idIn(await owner.post("/api/bookmarks", { name: "Holders", filters: right, share_to }), "id");
  const view = idIn(
    await owner.post("/api/contacts/views", {
      name: "Holders",
      shared: true,
      settings: { filters: right, sort: "fields.badge", columns: [{ id: "fields.badge", width: null }], kind: "list" },
    }),
    "id",
  );
  ids = [abe, bea, group, view].map(String);
  [guest, admin] = [await server.as(org.guest), await server.as(org.admin)];
});
afterAll(() => server.close());

const fitting = (codec: AnyEndpoint["body"]): unknown => fc.sample(valueOfCodec(codec), { numRuns: 1, seed: 44 })[0];

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const pathsOf = ({ path }: AnyEndpoint): readonly string[] =>
  [...path.matchAll(/:[A-Za-z_]+/g)].reduce<readonly string[]>(
    (paths, [name]) => paths.flatMap((one) => ids.map((id) => one.replace(name, id))),
    [path],
  );

const send = (client: Client, { method }: AnyEndpoint, path: string, body: unknown): Promise<Reply> => {
  if (method === "GET") return client.get(path);
  if (method === "DELETE") return client.delete(path);
  return method === "POST" ? client.post(path, body) : client.put(path, body);
};

/** What somebody learns by a reply: without numbers that count requests and without what they asked themselves. */
const learnt = ({ status, body }: Reply, asked: unknown): string =>
  `${status} ${JSON.stringify(body)}`
    .replaceAll(JSON.stringify(asked).replace(/^"|"$/g, ""), "ASKED")
    .replaceAll(JSON.stringify(JSON.stringify(asked)).slice(1, -1), "ASKED")
    .replaceAll(/QQTOP-999|ZZTOP-111/g, "ASKED")
    .replaceAll(/"(id|uuid|[a-z]+_id|version|order|token|csrf_token|app_key|[a-z]+_at)":("[^"]*"|\d+)/g, '"$1":0');

/** The calls that tell somebody hidden values unasked, or when they name the field. */
const callsThatTell = async (client: Client, calls: readonly AnyEndpoint[]): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const call of calls)
    for (const path of pathsOf(call))
      for (const asked of [path, ...placesOf(call.query).map((key) => `${path}?${key.join(".")}=badge`)]) {
        const told = JSON.stringify((await send(client, call, asked, fitting(call.body))).body);
        if (hidden.some((text) => told.includes(text))) found.add(call.name);
      }
  return [...found].sort();
};

/** The calls that answer otherwise where a hidden value fits what they were asked. */
const callsThatAnswer = async (client: Client, calls: readonly AnyEndpoint[]): Promise<readonly string[]> => {
  const found = new Set<string>();
  for (const call of calls) {
    const [body, path] = [fitting(call.body), pathsOf(call)[0] ?? call.path];
    for (const pair of pairs) {
      const ask = async (make: (value: unknown) => Promise<Reply>): Promise<void> => {
        const [first, second] = [learnt(await make(pair[0]), pair[0]), learnt(await make(pair[1]), pair[1])];
        if (first !== second) found.add(call.name);
      };
      for (const [key] of placesOf(call.query))
        await ask((value) => send(client, call, `${path}?${key}=${encodeURIComponent(textOf(value))}`, body));
      for (const place of placesOf(call.body)) await ask((value) => send(client, call, path, withValueAt(body, place, value)));
    }
  }
  return [...found].sort();
};

describe("fields that guests see masked", () => {
  const calls = declaredCalls().filter(({ name, access }) => access.kind === "staff" && !endsSessions.has(name));

  it("should be neither shown whole nor filtered, counted or sorted by in any call that a guest may make", async () => {
    const tester = { name: "guest", person: org.guest, flags: allFlags, live: true };
    const open = calls.filter(({ name }) => mayMake(policy[name] ?? "everybody", tester));
    expect(open.length).toBeGreaterThan(40);
    expect(await callsThatTell(guest, open)).toEqual([]);
    // of the words themselves some calls make different answers, whoever is there
    const bare = await server.as((await seedOrg(server.database, "bare")).guest);
    const ofWords = await callsThatAnswer(bare, open);
    expect((await callsThatAnswer(guest, open)).filter((name) => !ofWords.includes(name))).toEqual([]);
    expect(ofWords.filter((name) => !/^(assistant|help)\./.test(name))).toEqual([]);
    expect((await guest.get(`/api/contacts/${ids[0]}`)).body).toMatchObject({ fields: { badge: "••••••••••6780" } });
  }, 240_000);

  it("should be found by the same requests of an administrator", async () => {
    const known = calls.filter(({ name }) =>
      [
        "contacts.list",
        "contacts.distinct",
        "timeline.of",
        "groups.count",
        "groups.explain",
        "groups.get",
        "groups.list",
        "listViews.list",
      ].includes(name),
    );
    expect(await callsThatTell(admin, known)).toEqual([
      "contacts.distinct",
      "contacts.list",
      "groups.explain",
      "groups.get",
      "groups.list",
      "listViews.list",
      "timeline.of",
    ]);
    expect(await callsThatAnswer(admin, known)).toEqual(["contacts.list", "groups.count"]);
  }, 120_000);
});
