import { describe, expect, it } from "vitest";
import type { Accounts } from "../../core/auth/accounts.port.ts";
import { given, refusal } from "./answer-of.ts";

export type AccountsBench = {
  /** as a browser in which nobody is signed in */
  readonly accounts: Accounts;
  /** an account that exists */
  readonly email: string;
  readonly password: string;
};

const stranger = { tag: "unauthorized" };

/**
 * What accounts of staff do, wherever they are kept.
 * @param label where they are kept
 */
export const accountsConformance = (label: string, make: () => Promise<AccountsBench>): void => {
  describe(`Accounts of ${label}`, () => {
    it("should have no signed-in user before a login", async () => {
      const { accounts } = await make();
      expect(await refusal(accounts.current())).toMatchObject(stranger);
      expect(await refusal(accounts.logout())).toMatchObject(stranger);
    });

    it("should sign in by email and password and load the user from then on [C7.37]", async () => {
      const { accounts, email, password } = await make();
      const user = await given(accounts.login({ email, password }));
      expect(user).toMatchObject({ email });
      expect(await given(accounts.current())).toEqual(user);
    });

    it.each([
      ["a wrong password", (bench: AccountsBench) => ({ email: bench.email, password: "Wrong-horse-1" })],
      ["an unknown address", (bench: AccountsBench) => ({ email: `x${bench.email}`, password: bench.password })],
    ])("should refuse %s with the same message and open no session", async (_what, credentials) => {
      const bench = await make();
      expect(await refusal(bench.accounts.login(credentials(bench)))).toEqual({
        tag: "unauthorized",
        message: "Email or password is incorrect.",
        code: "wrong_login",
        values: {},
      });
      expect(await refusal(bench.accounts.current())).toMatchObject(stranger);
    });

    it("should accept no code before the password was right", async () => {
      const { accounts } = await make();
      expect(await refusal(accounts.secondStep({ code: "123456" }))).toMatchObject(stranger);
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should have no signed-in user after a logout [C7.37]", async () => {
      const { accounts, email, password } = await make();
      await given(accounts.login({ email, password }));
      await given(accounts.logout());
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should sign in the owner of a new organisation, and refuse an address that is in use [C7.37]", async () => {
      const { accounts, email, password } = await make();
      const form = { first_name: "Nora", last_name: "Novak", password, org_name: "Novak School" };
      expect(await refusal(accounts.signup({ ...form, email }))).toMatchObject({
        tag: "invalid",
        errors: { email: ["This email address is already in use. Log in instead."] },
      });
      const owner = await given(accounts.signup({ ...form, email: `new.${email}` }));
      expect(owner).toMatchObject({ first_name: "Nora", org_name: "Novak School", role: "owner" });
      expect(await given(accounts.current())).toEqual(owner);
    });

    it("should return the sign-in options to anonymous callers, and no user [C7.39]", async () => {
      const { accounts, email, password } = await make();
      expect(await given(accounts.loginInfo(null))).toMatchObject({ password: true });
      await given(accounts.login({ email, password }));
      expect(await given(accounts.loginInfo(null))).toEqual([]);
    });

    it("should describe the default plan for an unknown name [C7.40]", async () => {
      const { accounts } = await make();
      expect(await given(accounts.signupInfo("unheard"))).toEqual(await given(accounts.signupInfo(null)));
      expect(await given(accounts.signupInfo("pro"))).toMatchObject({ plan: "pro" });
    });

    it("should answer a password reset request alike for every address, and refuse invented links [C7.38]", async () => {
      const { accounts, email, password } = await make();
      expect(await given(accounts.requestReset(email))).toBe(await given(accounts.requestReset(`x${email}`)));
      const stale = { tag: "invalid", errors: { token: ["This link is no longer valid. Ask for a new one."] } };
      expect(await refusal(accounts.checkReset("made-up"))).toMatchObject(stale);
      expect(await refusal(accounts.confirmReset({ token: "made-up", password }))).toMatchObject(stale);
      expect(await refusal(accounts.activate("made-up"))).toMatchObject({ tag: "invalid" });
    });
  });
};
