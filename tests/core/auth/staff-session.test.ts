import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import { makeStaffSession } from "../../../core/auth/staff-session.service.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fakeAccounts, olivia, rightPassword } from "../../fakes/accounts.fake.ts";

const start = (signedIn: SessionUser | null = null) => {
  const accounts = fakeAccounts(signedIn);
  const gate = makeSignInGate();
  const session = makeStaffSession({ accounts, gate });
  const seen: Remote<SessionUser | null>[] = [];
  session.current$.subscribe((state) => seen.push(state));
  const asked: boolean[] = [];
  session.expired$.subscribe((isAsked) => asked.push(isAsked));
  return { accounts, gate, session, asked, last: () => seen.at(-1) };
};

describe("the staff session", () => {
  it("should load the current user only while it is unknown [A2.32]", async () => {
    const { accounts, session, last } = start(olivia);
    expect(last()).toEqual({ tag: "idle" });
    await Promise.all([session.load(), session.load()]);
    await session.load();
    expect(accounts.calls).toEqual(["current"]);
    expect(last()).toEqual({ tag: "loaded", value: olivia });
  });

  it("should know that no user is signed in [A2.32]", async () => {
    const { session, last, asked } = start();
    expect(await session.load()).toEqual(E.right(null));
    expect(last()).toEqual({ tag: "loaded", value: null });
    expect(asked).toEqual([false]);
  });

  it("should be failed when the current user does not load, and retry the next time [B8.04]", async () => {
    const { accounts, session, last } = start(olivia);
    accounts.cut(true);
    expect(await session.load()).toEqual(E.left({ tag: "offline" }));
    expect(last()).toMatchObject({ tag: "failed", failure: { tag: "offline" } });
    accounts.cut(false);
    expect(await session.load()).toEqual(E.right(olivia));
  });

  it("should hold the user who logs in, and none after a refusal", async () => {
    const { session, last } = start();
    await session.load();
    expect(E.isLeft(await session.login({ email: olivia.email, password: "Wrong-horse-1" })())).toBe(true);
    expect(last()).toEqual({ tag: "loaded", value: null });
    await session.login({ email: olivia.email, password: rightPassword })();
    expect(last()).toEqual({ tag: "loaded", value: olivia });
  });

  it("should drop the user at logout, also when the session had already ended", async () => {
    const { accounts, session, last, asked } = start(olivia);
    await session.load();
    accounts.expire();
    expect(await session.logout()).toEqual(E.right(undefined));
    expect(last()).toEqual({ tag: "loaded", value: null });
    expect(asked).toEqual([false]);
  });

  it("should stay signed in when the logout did not reach the server", async () => {
    const { accounts, session, last } = start(olivia);
    await session.load();
    accounts.cut(true);
    expect(E.isLeft(await session.logout())).toBe(true);
    expect(last()).toEqual({ tag: "loaded", value: olivia });
  });

  it("should keep the page and ask for a login when the session has ended", async () => {
    const { accounts, session, last, asked } = start(olivia);
    await session.load();
    accounts.expire();
    await session.reload();
    expect(asked.at(-1)).toBe(true);
    expect(last()).toMatchObject({ previous: olivia });
    await session.login({ email: olivia.email, password: rightPassword })();
    expect(asked.at(-1)).toBe(false);
  });

  it("should continue when the same user has logged in in another tab, and only then", async () => {
    const { accounts, gate, session, asked } = start(olivia);
    await session.load();
    accounts.expire();
    const waiting = gate.ask(gate.round());
    expect(await session.resume()).toEqual(E.right("nobody"));
    accounts.enter({ ...olivia, id: 9 });
    expect(await session.resume()).toEqual(E.right("other"));
    expect(asked.at(-1)).toBe(true);
    accounts.enter(olivia);
    expect(await session.resume()).toEqual(E.right("same"));
    expect(await waiting).toBe(true);
    expect(asked.at(-1)).toBe(false);
  });
});
