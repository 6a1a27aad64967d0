import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeFilesHttp } from "../../../../adapters/http/files.http.ts";
import { makeMediaSourcesHttp } from "../../../../adapters/http/media-sources.http.ts";
import type { MediaSettings } from "../../../../adapters/server/media-settings.ts";
import { readMediaSettings } from "../../../../adapters/server/media-settings.ts";
import { makeOutsideFetch } from "../../../../adapters/server/outside/outside-fetch.ts";
import { publicWeb } from "../../../../adapters/server/outside/outside-rules.ts";
import type { MediaSourceName } from "../../../../core/media-sources/media-source.model.ts";
import type { MediaSourceStore } from "../../../../core/media-sources/media-sources.port.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import type { Client, Reply } from "../client.ts";
import { type Library, startLibrary } from "../files/library.ts";
import { type Person, seedOrg, type TestOrg } from "../two-orgs.ts";
import { type SourceDoubles, startSources } from "./source-doubles.ts";

type AccountSource = Exclude<MediaSourceName, "unsplash">;

let doubles: SourceDoubles;
let library: Library;
let org: TestOrg;
let sources: MediaSourceStore;
let browser: Client;

const everything = { search: "", type: [], page: "" };

/** The settings of every source, at the origin of the doubles. */
const settingsAt = (origin: string): MediaSettings => {
  const values: Readonly<Record<string, string>> = {
    CYGNET_UNSPLASH_KEY: "unsplash-key",
    ...Object.fromEntries(
      ["GOOGLEDRIVE", "INSTAGRAM", "FACEBOOK"].flatMap((name) => [
        [`CYGNET_${name}_CLIENT_ID`, "the-client"],
        [`CYGNET_${name}_CLIENT_SECRET`, "the-secret"],
        [`CYGNET_${name}_URL`, origin],
      ]),
    ),
    CYGNET_UNSPLASH_URL: origin,
  };
  return readMediaSettings({ text: (name) => values[name] ?? null, expect: (_, value) => value, refuse: () => undefined });
};

const location = (reply: Reply): string => String(reply.headers["location"]);

/** Goes to the source, agrees there, and returns. */
const agree = async (source: AccountSource, client = browser): Promise<Reply> => {
  const begun = await client.get(`/auth/sources/${source}`);
  const agreed = await fetch(location(begun), { redirect: "manual" });
  const back = new URL(agreed.headers.get("location") ?? "");
  return client.get(back.pathname + back.search);
};

const connectedNow = async () =>
  (await given(sources.list)).filter(({ is_connected: isConnected }) => isConnected).map(({ source }) => source);

const sealedRows = () =>
  library.database.asSystem(({ db }) => db.selectFrom("media_connections").selectAll().where("org_id", "=", org.org).execute());

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#0b7a75" } })
    .jpeg()
    .toBuffer();
  doubles = await startSources({ type: "image/jpeg", bytes });
  const outside = makeOutsideFetch({ ...publicWeb, isAddress: () => true, isPort: () => true });
  library = await startLibrary({ outside, config: { media: settingsAt(doubles.origin) } });
  org = await seedOrg(library.database, "sources");
});
afterAll(async () => {
  await library.close();
  await doubles.close();
});
beforeEach(async () => {
  doubles.fail(null);
  await library.database.asSystem(({ db }) => db.deleteFrom("media_connections").execute());
  sources = makeMediaSourcesHttp(await library.callerOf(org.user));
  browser = await library.as(org.user);
});

describe("the sources of the picker", () => {
  it("should be those that the server is configured for; those with accounts are connected by each user", async () => {
    expect(await given(sources.list)).toEqual([
      { source: "unsplash", needs_account: false, is_searchable: true, is_connected: true },
      { source: "googledrive", needs_account: true, is_searchable: true, is_connected: false },
      { source: "instagram", needs_account: true, is_searchable: false, is_connected: false },
      { source: "facebook", needs_account: true, is_searchable: false, is_connected: false },
    ]);
    const plain = await startLibrary();
    const other = await seedOrg(plain.database, "plain");
    const none = makeMediaSourcesHttp(await plain.callerOf(other.user));
    expect(await given(none.list)).toEqual([]);
    expect(await refusal(none.items("unsplash", everything))).toMatchObject({ tag: "invalid", code: "source_not_offered" });
    expect((await (await plain.as(other.user)).get("/auth/sources/googledrive")).status).toBe(404);
    await plain.close();
  });

  it("should refuse a half configuration and an address that is no origin by the name of the setting", () => {
    const problems: string[] = [];
    const values: Readonly<Record<string, string>> = {
      CYGNET_FACEBOOK_CLIENT_ID: "1",
      CYGNET_UNSPLASH_KEY: "k",
      CYGNET_UNSPLASH_URL: "https://a.example/x",
    };
    const read = readMediaSettings({
      text: (name) => values[name] ?? null,
      expect: (name, value, ok) => {
        if (!ok) problems.push(name);
        return value;
      },
      refuse: (problem) => void problems.push(problem),
    });
    expect(problems).toEqual([
      "CYGNET_UNSPLASH_URL",
      "CYGNET_FACEBOOK_CLIENT_ID and CYGNET_FACEBOOK_CLIENT_SECRET go together; one is missing.",
    ]);
    expect(read).toMatchObject({ googledrive: null, instagram: null, facebook: null });
  });
});

describe("Unsplash", () => {
  it("should be searched page by page, with thumbnails at addresses of this server and the name of each author", async () => {
    const page = await given(sources.items("unsplash", { ...everything, search: " pier " }));
    expect(page).toMatchObject({ items: [{ id: "p1", name: "a wooden pier", type: "image", credit: "Jane Doe" }], next: "2" });
    const thumbnail = page.items[0]?.thumbnail ?? "";
    expect(thumbnail).toMatch(/^\/pictures\//);
    expect(await browser.get(thumbnail)).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } });
    const last = await given(sources.items("unsplash", { ...everything, search: "pier", page: "2" }));
    expect(last).toMatchObject({ items: [{ id: "p2" }], next: null });
    expect(await given(sources.items("unsplash", { ...everything, search: "nothing" }))).toEqual({ items: [], next: null });
    expect(await given(sources.items("unsplash", { ...everything, type: ["video"] }))).toEqual({ items: [], next: null });
  });

  it("should count a copy there, and keep the author in the name and the description of the picture", async () => {
    const file = await given(sources.copy("unsplash", { item: "p1" }));
    expect(file).toMatchObject({
      filename: "a wooden pier (Jane Doe, Unsplash).jpg",
      description: "a wooden pier",
      mimetype: "image/jpeg",
      width: 40,
      height: 30,
    });
    expect(doubles.asked.filter(({ path }) => path === "/photos/p1/download")).toHaveLength(1);
    expect((await browser.get(file.url)).status).toBe(200);
  });

  it("should refuse a picture that is gone and a folder that is not there", async () => {
    expect(await refusal(sources.copy("unsplash", { item: "none" }))).toMatchObject({ tag: "not-found", code: "source_item_gone" });
    expect(await refusal(sources.copy("unsplash", { item: "p1", folder_id: 999_999 }))).toMatchObject({
      errors: { folder_id: [expect.any(String)] },
    });
  });
});

describe.each([
  ["googledrive", "a", "a.jpg", "/drive/v3/files", null],
  ["instagram", "17895", "Evening.jpg", "/me/media", "after-1"],
  ["facebook", "501", "Crew.jpg", "/v23.0/me/photos", null],
] as const)("an account at %s", (source, item, filename, path, next) => {
  it("should be asked for before anything is listed", async () => {
    expect(await refusal(sources.items(source, everything))).toMatchObject({ tag: "conflict", code: "source_not_connected" });
    expect(await refusal(sources.copy(source, { item }))).toMatchObject({ tag: "conflict", code: "source_not_connected" });
  });

  it("should be connected with state and PKCE, be listed, copied from and disconnected", async () => {
    const begun = await browser.get(`/auth/sources/${source}`);
    const asked = new URL(location(begun)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ client_id: "the-client", response_type: "code", code_challenge_method: "S256" });
    expect(asked.get("state")).toMatch(/^.{40,}$/);
    expect(asked.has("client_secret")).toBe(false);
    expect(await agree(source)).toMatchObject({ status: 200, body: expect.stringContaining("is connected") });
    expect(await connectedNow()).toContain(source);

    const page = await given(sources.items(source, everything));
    expect(page.items[0]).toMatchObject({ id: item, type: "image" });
    expect(page.next).toBe(source === "googledrive" ? "page-2" : next);
    expect(await browser.get(page.items[0]?.thumbnail ?? "")).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } });
    expect(doubles.asked.some((one) => one.path === path && /^Bearer access-\d+$/.test(one.authorization))).toBe(true);
    expect(await given(sources.copy(source, { item }))).toMatchObject({ filename, width: 40, created_by: org.user.user });

    await given(sources.disconnect(source));
    expect(await connectedNow()).not.toContain(source);
    await given(sources.disconnect(source));
  });

  it("should be asked for again once its access has ended at the source", async () => {
    await agree(source);
    doubles.endAccess();
    expect(await refusal(sources.items(source, everything))).toMatchObject({ tag: "conflict", code: "source_not_connected" });
    expect(await connectedNow()).toEqual(["unsplash"]);
  });
});

describe("an account of a user", () => {
  it("should be stored encrypted, for this user and source alone", async () => {
    await agree("googledrive");
    const [row] = await sealedRows();
    expect(row).toMatchObject({ user_id: org.user.user, source: "googledrive" });
    expect(Buffer.from(row?.sealed ?? "", "base64").toString("latin1")).not.toMatch(/access-|refresh-/);
    const other = makeMediaSourcesHttp(await library.callerOf(org.admin));
    expect((await given(other.list)).find(({ source }) => source === "googledrive")).toMatchObject({ is_connected: false });
    await library.database.asSystem(({ db }) =>
      db.updateTable("media_connections").set({ user_id: org.admin.user }).where("org_id", "=", org.org).execute(),
    );
    expect(await refusal(other.items("googledrive", everything))).toMatchObject({ code: "source_not_connected" });
  });

  it("should be renewed before its hour is over, and be ended at the source when it is disconnected", async () => {
    await agree("googledrive");
    library.clock.advance(3_590);
    expect((await given(sources.items("googledrive", everything))).items).toHaveLength(1);
    expect(doubles.asked.filter(({ form }) => form.get("grant_type") === "refresh_token")).toHaveLength(1);
    await given(sources.disconnect("googledrive"));
    expect(doubles.asked.findLast(({ path }) => path === "/revoke")?.form.get("token")).toBe("refresh-1");
    library.clock.advance(-3_590);
  });

  it("should be kept while the source does not answer to the renewal, and be used until its end", async () => {
    await agree("instagram");
    const almost = 5_184_000 - 60;
    library.clock.advance(almost);
    sources = makeMediaSourcesHttp(await library.callerOf(org.user));
    doubles.fail("silent");
    expect(await refusal(sources.items("instagram", everything))).toMatchObject({ code: "source_down" });
    doubles.fail(null);
    expect((await given(sources.items("instagram", everything))).items).toHaveLength(2);
    library.clock.advance(-almost);
  });

  it("should not be connected by an answer of another browser, of another source, a second time, or after ten minutes", async () => {
    const begun = await browser.get("/auth/sources/googledrive");
    const agreed = await fetch(location(begun), { redirect: "manual" });
    const back = new URL(agreed.headers.get("location") ?? "");
    const stranger = await library.as(org.admin);
    expect((await stranger.get(back.pathname + back.search)).status).toBe(400);
    expect((await browser.get(back.pathname.replace("googledrive", "facebook") + back.search)).status).toBe(400);
    expect((await browser.get(back.pathname + back.search)).status).toBe(400);
    const late = await browser.get("/auth/sources/googledrive");
    const lateBack = new URL((await fetch(location(late), { redirect: "manual" })).headers.get("location") ?? "");
    library.clock.advance(601);
    expect((await browser.get(lateBack.pathname + lateBack.search)).status).toBe(400);
    library.clock.advance(-601);
    expect(await sealedRows()).toEqual([]);
  });

  it("should not be connected with another state, nor when the user declines, which the page says", async () => {
    const begun = await browser.get("/auth/sources/googledrive");
    const back = new URL((await fetch(location(begun), { redirect: "manual" })).headers.get("location") ?? "");
    back.searchParams.set("state", randomBytes(32).toString("base64url"));
    expect(await browser.get(back.pathname + back.search)).toMatchObject({ status: 400, body: expect.stringContaining("did not confirm") });
    await browser.get("/auth/sources/googledrive");
    expect(await browser.get("/auth/sources/googledrive/callback?error=access_denied&state=x")).toMatchObject({
      status: 400,
      body: expect.stringContaining("The access was not allowed"),
    });
    expect(await sealedRows()).toEqual([]);
  });

  it.each([
    ["a guest", () => org.guest],
    ["a learner", () => org.learner],
  ] as const)("should not be connected by %s", async (_, who: () => Person) => {
    const reply = await (await library.as(who())).get("/auth/sources/googledrive");
    expect([reply.status, reply.headers["location"]]).toEqual([400, undefined]);
  });

  it("should be deleted with the user's other ways in when they leave", async () => {
    const left = await seedOrg(library.database, "sourcesleft");
    const rows = () =>
      library.database.asSystem(({ db }) => db.selectFrom("media_connections").select("source").where("org_id", "=", left.org).execute());
    await agree("googledrive", await library.as(left.user));
    expect(await rows()).toHaveLength(1);
    const gone = await (await library.as(left.admin)).delete(`/api/users/${left.user.user}?replacement_user_id=${left.admin.user}`);
    expect(gone.status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it("should show its thumbnails to no other user and at no other address", async () => {
    await agree("googledrive");
    const { items } = await given(sources.items("googledrive", everything));
    const address = items[0]?.thumbnail ?? "";
    expect((await library.stranger().get(address)).status).toBe(401);
    expect((await (await library.as(org.admin)).get(address)).status).toBe(404);
    expect((await browser.get(address.replace("thumbnails%2Fa", "thumbnails%2Fb"))).status).toBe(404);
  });
});

describe("connecting", () => {
  it("should be in the audit log without tokens", async () => {
    await agree("googledrive");
    await given(sources.disconnect("googledrive"));
    const rows = await library.database.asSystem(({ db }) =>
      db
        .selectFrom("audit")
        .select(["action", "before", "after"])
        .where("org_id", "=", org.org)
        .where("action", "like", "%_source")
        .execute(),
    );
    expect(rows.slice(-2)).toEqual([
      { action: "user.connect_source", before: null, after: { source: "googledrive" } },
      { action: "user.disconnect_source", before: { source: "googledrive" }, after: null },
    ]);
  });
});

describe("a source that fails", () => {
  it.each([
    ["is down", { status: 502, body: "Bad Gateway" }, { code: "source_down" }],
    ["does not answer", "silent", { code: "source_down" }],
    [
      "takes no more requests",
      { status: 429, body: "", headers: { "retry-after": "240" } },
      { code: "source_busy", message: expect.stringContaining("4 min") },
    ],
    [
      "says so in its own way",
      { status: 403, body: "Rate Limit Exceeded" },
      { code: "source_busy", message: expect.stringContaining("5 min") },
    ],
    ["answers in another shape", { status: 200, body: '{"results":"none"}' }, { code: "source_odd" }],
    ["answers with a page", { status: 200, body: "<html>" }, { code: "source_odd" }],
    ["refuses the key", { status: 401, body: "{}" }, { code: "source_key_refused" }],
  ] as const)("should be reported with what to do when it %s, and leave nothing", async (_, fault, said) => {
    const files = makeFilesHttp(await library.callerOf(org.user));
    const before = (await given(files.usage)).bytes;
    doubles.fail(fault);
    expect(await refusal(sources.items("unsplash", { ...everything, search: "pier" }))).toMatchObject(said);
    expect(await refusal(sources.copy("unsplash", { item: "p1" }))).toMatchObject(said);
    expect((await given(files.usage)).bytes).toBe(before);
  });
});
