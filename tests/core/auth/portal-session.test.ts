import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { makePortalSession } from "../../../core/auth/portal-session.service.ts";
import { makeSignInGate } from "../../../core/auth/sign-in-gate.service.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { fakePortalAccounts, lena, rightLink, rightPin } from "../../fakes/portal-accounts.fake.ts";

const start = (signedIn: PortalUser | null = null) => {
  const accounts = fakePortalAccounts(signedIn);
  const gate = makeSignInGate();
  const session = makePortalSession({ accounts, gate });
  const seen: Remote<PortalUser | null>[] = [];
  session.current$.subscribe((state) => seen.push(state));
  return { accounts, gate, session, last: () => seen.at(-1) };
};

const email = "lena@harbor.example";

describe("the portal session", () => {
  it("should load the current learner once", async () => {
    const { accounts, session, last } = start(lena);
    await Promise.all([session.load(), session.load()]);
    expect(accounts.calls).toEqual(["current"]);
    expect(last()).toEqual({ tag: "loaded", value: lena });
  });

  it("should hold the signed-in learner, and none after signing out", async () => {
    const { session, last } = start();
    await session.signIn({ email, pin: rightPin })();
    expect(last()).toEqual({ tag: "loaded", value: lena });
    await session.signOut();
    expect(last()).toEqual({ tag: "loaded", value: null });
  });

  it("should hold the learner signed in by a link, once, and keep the current one when the link is invalid", async () => {
    const { session, last } = start();
    expect(E.isRight(await session.signInByLink({ token: rightLink, pid: "harbor" })())).toBe(true);
    expect(last()).toEqual({ tag: "loaded", value: lena });
    expect(await session.signInByLink({ token: rightLink })()).toMatchObject({ left: { tag: "unauthorized" } });
    expect(last()).toEqual({ tag: "loaded", value: lena });
  });

  it("should end an earlier session when a login fails [B8.05]", async () => {
    const { accounts, session, last } = start(lena);
    await session.load();
    expect(E.isLeft(await session.signIn({ email, pin: "000000" })())).toBe(true);
    expect(last()).toEqual({ tag: "loaded", value: null });
    expect(accounts.calls).toEqual(["current", "signIn", "signOut"]);
  });

  it("should keep the page when a login over it fails", async () => {
    const { gate, session, last } = start(lena);
    await session.load();
    const waiting = gate.ask(gate.round());
    await session.signIn({ email, pin: "000000" })();
    expect(last()).toEqual({ tag: "loaded", value: lena });
    await session.signIn({ email, pin: rightPin })();
    expect(await waiting).toBe(true);
  });

  it("should return the failure of a load, and take over the learner's own change", async () => {
    const { accounts, session, last } = start(lena);
    accounts.cut(true);
    expect(await session.load()).toEqual(E.left({ tag: "offline" }));
    accounts.cut(false);
    await session.load();
    await session.change({ language: "es" })();
    expect(last()).toMatchObject({ value: { language: "es" } });
  });
});
