import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { endpoint, noInput } from "../../../adapters/contract/endpoint.ts";
import { browserIdentity } from "../../../adapters/http/browser-identity.ts";
import { type CallOptions, makeCaller, none } from "../../../adapters/http/caller.ts";
import { retryingCaller } from "../../../adapters/http/retrying-caller.ts";
import { tellingCaller } from "../../../adapters/http/telling-caller.ts";
import { learners, staff } from "../../../core/access/access-rule.rule.ts";
import { type CallFailure, makeCallFailures } from "../../../core/client/call-failures.service.ts";
import { type ClientIdentity, nobodyHeld } from "../../../core/client/identity.service.ts";

const Body = t.type({ text: t.string });
const list = endpoint({
  ...noInput,
  name: "contacts.list",
  summary: "",
  method: "GET",
  path: "/api/contacts",
  access: staff(),
  query: t.partial({ page: t.string, teams: t.string }),
  reply: t.readonlyArray(t.string),
});
const one = endpoint({
  ...noInput,
  name: "contacts.get",
  summary: "",
  method: "GET",
  path: "/api/contacts/:id",
  access: staff(),
  params: t.type({ id: t.string }),
  reply: t.readonlyArray(t.string),
});
const write = endpoint({
  ...noInput,
  name: "contacts.create",
  summary: "",
  method: "POST",
  path: "/api/contacts",
  access: staff(),
  body: Body,
  reply: t.readonlyArray(t.string),
});
const lesson = endpoint({
  ...noInput,
  name: "learning.shown",
  summary: "",
  method: "POST",
  path: "/api/cg/shown",
  access: learners,
  body: Body,
  reply: t.readonlyArray(t.string),
});
const user = endpoint({
  ...noInput,
  name: "users.get",
  summary: "",
  method: "GET",
  path: "/api/users/:id",
  access: staff(),
  wrapsValues: true,
  params: t.type({ id: t.string }),
  reply: t.type({ first_name: t.string }),
});

type Sent = { readonly address: string; readonly headers: Readonly<Record<string, string>>; readonly body: unknown };
type Answer =
  | { readonly status?: number; readonly json?: unknown; readonly text?: string; readonly headers?: Readonly<Record<string, string>> }
  | "cut"
  | "broken off"
  | "broken off late";

/** The beginning of a body, and then an error. */
const brokenBody = (error: Error): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('["a'));
      body.error(error);
    },
  });

/** A server that gives the answers in turn, the last for ever. */
const start = (held: Partial<ClientIdentity> = {}, answers: readonly Answer[] = [{ json: ["a"] }]) => {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ address: String(address), headers: Object.fromEntries(new Headers(init.headers).entries()), body });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? "cut";
    if (answer === "cut") throw new TypeError("Failed to fetch");
    if (answer === "broken off" || answer === "broken off late")
      return new Response(
        brokenBody(answer === "broken off" ? new TypeError("network error") : new DOMException("The operation timed out.", "TimeoutError")),
      );
    return new Response(answer.text ?? JSON.stringify(answer.json), { status: answer.status ?? 200, headers: answer.headers ?? {} });
  };
  const call = makeCaller({ fetch, origin: "", identity: () => ({ ...nobodyHeld, ...held }), csrf: () => held.csrf ?? null });
  return { call, sent };
};
const failed = (status: number, more: Readonly<Record<string, unknown>> = {}): Answer => ({
  status,
  json: { status: "failed", message: "No.", code: "x", request_id: "r", ...more },
});

describe("a request", () => {
  it("should go to the staff API with parameters in the path and the rest in the query [A7.01, A7.05]", async () => {
    const { call, sent } = start();
    await call(one, { ...none, params: { id: "a/b" } })();
    await call(list, { ...none, query: { page: "2" } })();
    expect(sent.map(({ address }) => address)).toEqual(["/api/contacts/a%2Fb", "/api/contacts?page=2"]);
  });

  it("should carry a header for every stored secret [A7.02, A7.03, B7.01]", async () => {
    const { call, sent } = start({ app_key: "k", token: "t", portal_token: "p", portal_id: "harbor", pin: "12", csrf: "c" });
    await call(list, none)();
    expect(sent[0]?.headers).toMatchObject({
      "x-app-key": "k",
      "x-token": "t",
      authorization: "Bearer p",
      "x-portal-id": "harbor",
      "x-pin": "12",
      "x-csrf-token": "c",
    });
  });

  it("should carry the active team in the query of a read, in query and body of a write [A7.04]", async () => {
    const { call, sent } = start({ team: 5 });
    await call(list, none)();
    await call(write, { ...none, body: { text: "x" } })();
    expect(sent.map(({ address, body }) => [address, body])).toEqual([
      ["/api/contacts?teams=5", null],
      ["/api/contacts?teams=5", { text: "x", teams: "5" }],
    ]);
  });

  it("should carry the teams that the call names instead, and none for a learner", async () => {
    const { call, sent } = start({ team: 5 });
    await call(list, { ...none, query: { teams: "1,2" } })();
    await call(list, none, { teams: "7" })();
    await call(lesson, { ...none, body: { text: "x" } })();
    expect(sent.map(({ address, body }) => [address, body])).toEqual([
      ["/api/contacts?teams=1%2C2", null],
      ["/api/contacts?teams=7", null],
      ["/api/cg/shown", { text: "x" }],
    ]);
  });

  it("should go below portal/ for a portal profile, with its token [A6.12]", async () => {
    const { call, sent } = start({ profile_pid: "harbor", profile_token: "f" });
    await call(one, { ...none, params: { id: "3" } })();
    expect(sent[0]).toMatchObject({ address: "/api/portal/contacts/3", headers: { authorization: "Bearer f" } });
  });

  it("should take a user's fields out of their wrapping", async () => {
    const { call } = start({}, [{ json: { first_name: { value: "Uma" } } }]);
    expect(await call(user, { ...none, params: { id: "3" } })()).toEqual(E.right({ first_name: "Uma" }));
    const plain = start({}, [{ json: { first_name: { value: "Uma" } } }]);
    expect(await plain.call({ ...user, wrapsValues: false }, { ...none, params: { id: "3" } })()).toMatchObject({
      left: { tag: "malformed", endpoint: "users.get" },
    });
  });
});

describe("a response", () => {
  const answered = async (answer: Answer) => start({}, [answer]).call(list, none)();

  it("should be decoded, and refused with call and field when it does not fit [A7.31, B7.29]", async () => {
    expect(await answered({ json: ["a"] })).toEqual(E.right(["a"]));
    expect(await answered({ json: [1] })).toMatchObject({
      left: { tag: "malformed", endpoint: "contacts.list", report: [expect.stringMatching(/^0: /)] },
    });
  });

  it("should be a failure when its status field is failed, whatever its HTTP status", async () => {
    expect(await answered({ json: { status: "failed", message: "No.", messages: ["One", "Two"] } })).toEqual(
      E.left({ tag: "invalid", message: "No.", errors: {}, messages: ["One", "Two"] }),
    );
  });

  it.each([
    [401, { tag: "unauthorized" }],
    [403, { tag: "forbidden", message: "You do not have permission to do that." }],
    [404, { tag: "not-found" }],
    [413, { tag: "too-large" }],
    [429, { tag: "limited", message: "A limit of the plan is reached." }],
    [500, { tag: "server", requestId: null }],
    [503, { tag: "busy", retryAfter: 2 }],
    [504, { tag: "timeout" }],
  ])("should be classified by its HTTP status %i alone when a proxy sent it [A8.05]", async (status, failure) => {
    expect(await answered({ status, text: "<html>" })).toMatchObject({ left: failure });
  });

  it.each([
    [401, { tag: "unauthorized", message: "No." }],
    [403, { tag: "forbidden", message: "No." }],
    [404, { tag: "not-found", message: "No." }],
    [429, { tag: "limited", message: "No.", payload: { status: "failed", message: "No.", data: { trial_limit: true } } }],
    [500, { tag: "server", message: "No.", requestId: null }],
  ])("should keep the message of a server that sends nothing else, with status %i [A8.01, A8.05]", async (status, failure) => {
    expect(await answered({ status, json: { status: "failed", message: "No.", data: { trial_limit: true } } })).toMatchObject({
      left: failure,
    });
  });

  it.each([
    [401, {}, { tag: "unauthorized", message: "No." }],
    [403, { needs: "contacts" }, { tag: "forbidden", needs: "contacts" }],
    [409, { data: 7 }, { tag: "conflict", current: 7 }],
    [413, { limit: 10 }, { tag: "too-large", limit: 10 }],
    [422, { errors: { name: ["Name is required"] } }, { tag: "invalid", errors: { name: ["Name is required"] } }],
    [429, { data: { cap: 3 } }, { tag: "limited" }],
    [503, { retry_after: 9 }, { tag: "busy", retryAfter: 9 }],
    [500, {}, { tag: "server", message: "No.", requestId: "r" }],
  ])("should be classified by HTTP status %i and envelope [B8.07]", async (status, more, failure) => {
    expect(await answered(failed(status, more))).toMatchObject({ left: failure });
  });

  it("should take the wait from the Retry-After header when the envelope has none", async () => {
    expect(await answered({ status: 503, text: "", headers: { "retry-after": "7" } })).toMatchObject({
      left: { tag: "busy", retryAfter: 7 },
    });
  });

  it("should be offline when there is none", async () => {
    expect(await answered("cut")).toEqual(E.left({ tag: "offline" }));
    expect(await answered("broken off")).toEqual(E.left({ tag: "offline" }));
    expect(await answered("broken off late")).toEqual(E.left({ tag: "timeout" }));
  });
});

describe("a call that fails", () => {
  const trying = (answers: readonly Answer[], isOnline = true) => {
    const { call, sent } = start({}, answers);
    const waits: number[] = [];
    return { call: retryingCaller(call, { wait: async (ms) => void waits.push(ms), chance: () => 0 }, () => isOnline), sent, waits };
  };

  it("should be retried with increasing waits when it reads, until it is answered", async () => {
    const { call, waits } = trying(["cut", "cut", { json: ["a"] }]);
    expect(await call(list, none)()).toEqual(E.right(["a"]));
    expect(waits).toEqual([200, 400]);
  });

  it("should fail after the third attempt", async () => {
    const { call, sent } = trying(["cut"]);
    expect(await call(list, none)()).toEqual(E.left({ tag: "offline" }));
    expect(sent).toHaveLength(3);
  });

  it("should be sent once when it writes, or without a connection", async () => {
    const writing = trying(["cut"]);
    await writing.call(write, { ...none, body: { text: "x" } })();
    expect(writing.sent).toHaveLength(1);
    const away = trying(["cut"], false);
    await away.call(list, none)();
    expect(away.sent).toHaveLength(1);
  });

  it("should be logged once when it finally fails, with whether it is reported, and be returned to the caller [B8.07]", async () => {
    const { call } = start({}, [failed(404)]);
    const failures = makeCallFailures();
    const told: CallFailure[] = [];
    failures.failures$.subscribe((one) => told.push(one));
    const telling = tellingCaller(call, failures, { tell: () => undefined });
    const options: readonly (CallOptions | undefined)[] = [undefined, { track: false }];
    for (const given of options) expect(await telling(list, none, given)()).toEqual(E.left({ tag: "not-found", message: "No." }));
    expect(told.map(({ call: name, isTracked }) => [name, isTracked])).toEqual([
      ["contacts.list", true],
      ["contacts.list", false],
    ]);
  });
});

describe("identity stored in the browser", () => {
  it("should be key and token in storage and the pin in a cookie [A7.02, A7.03]", () => {
    const kept: Readonly<Record<string, string>> = { "cygnet.app_key": "k", "cygnet.token": "t" };
    expect(browserIdentity({ get: (key) => kept[key] ?? null }, { cookie: "a=b; pin=12%2034; c=d" })).toEqual({
      app_key: "k",
      token: "t",
      pin: "12 34",
    });
    for (const cookie of ["", "spin=1", "pin=", "pin=%E0%A4%A"])
      expect(browserIdentity({ get: () => null }, { cookie })).toEqual({ app_key: null, token: null, pin: null });
  });
});
