import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { auth } from "../../../adapters/contract/auth.contract.ts";
import { endpoint, noInput } from "../../../adapters/contract/endpoint.ts";
import { type Caller, makeCaller, none } from "../../../adapters/http/caller.ts";
import { makeCsrfToken } from "../../../adapters/http/csrf-token.ts";
import { resumingCaller } from "../../../adapters/http/resuming-caller.ts";
import { staff } from "../../../core/access/access-rule.rule.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";

const Body = t.type({ text: t.string });
const read = endpoint({
  ...noInput,
  name: "notes.list",
  summary: "",
  method: "GET",
  path: "/api/notes",
  access: staff(),
  reply: t.readonlyArray(t.string),
});
const write = endpoint({
  ...noInput,
  name: "notes.create",
  summary: "",
  method: "POST",
  path: "/api/notes",
  access: staff(),
  body: Body,
  reply: t.readonlyArray(t.string),
});

type Sent = { readonly method: string; readonly body: unknown; readonly token: string | null };

/** A server that knows one session by its CSRF token, and takes nobody while there is none. */
const start = () => {
  const gate = makeSignInGate();
  const csrf = makeCsrfToken();
  const sent: Sent[] = [];
  let session: string | null = "first";
  csrf.put("first");
  gate.open();
  const fetch: typeof globalThis.fetch = async (_input, init = {}) => {
    const token = new Headers(init.headers).get("x-csrf-token");
    sent.push({ method: String(init.method), body: init.body, token });
    return session !== null && token === session
      ? new Response(JSON.stringify(["kept"]))
      : new Response(JSON.stringify({ status: "failed", message: "Please log in.", code: "unauthorized", request_id: "r" }), {
          status: 401,
        });
  };
  const call = resumingCaller(makeCaller({ fetch, origin: "", csrf: csrf.get }), gate);
  const asked: boolean[] = [];
  gate.asked$.subscribe((isAsked) => asked.push(isAsked));
  const settled = async (): Promise<void> => {
    while (!(asked.at(-1) ?? false)) await Promise.resolve();
  };
  return {
    call,
    gate,
    sent,
    settled,
    asked,
    expire: () => void (session = null),
    logIn: () => {
      session = "second";
      csrf.put("second");
      gate.open();
    },
  };
};

describe("a call whose session has ended", () => {
  it("should wait for the login and be retried with the new CSRF token, reads and writes alike [C7.41]", async () => {
    const page = start();
    page.expire();
    const both = [page.call(read, none)(), page.call(write, { ...none, body: { text: "typed for an hour" } })()];
    await page.settled();
    page.logIn();
    expect(await Promise.all(both)).toEqual([E.right(["kept"]), E.right(["kept"])]);
    expect(page.sent.filter(({ method }) => method === "POST")).toEqual([
      { method: "POST", body: '{"text":"typed for an hour"}', token: "first" },
      { method: "POST", body: '{"text":"typed for an hour"}', token: "second" },
    ]);
    expect(page.asked).toEqual([false, true, false]);
  });

  it("should fail when the user cancels the login", async () => {
    const page = start();
    page.expire();
    const answer = page.call(read, none)();
    await page.settled();
    page.gate.close();
    expect(await answer).toMatchObject({ left: { tag: "unauthorized" } });
  });

  it("should be retried only once", async () => {
    const page = start();
    page.expire();
    const answer = page.call(read, none)();
    await page.settled();
    page.gate.open();
    expect(await answer).toMatchObject({ left: { tag: "unauthorized" } });
    expect(page.sent).toHaveLength(2);
  });

  it.each([
    ["a login", (call: Caller) => call(auth.login, { ...none, body: { email: "a@b.example", password: "x" } })()],
    ["asking who is signed in", (call: Caller) => call(auth.current, none)()],
    ["a logout", (call: Caller) => call(auth.logout, none)()],
  ])("should not be held when it is %s", async (_what, send) => {
    const page = start();
    page.expire();
    expect(await send(page.call)).toMatchObject({ left: { tag: "unauthorized" } });
    expect(page.asked).toEqual([false]);
  });
});
