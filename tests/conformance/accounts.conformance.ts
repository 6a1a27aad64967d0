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
  describe(`Accounts kept by ${label}`, () => {
    it("should know nobody before a login", async () => {
      const { accounts } = await make();
      expect(await refusal(accounts.current())).toMatchObject(stranger);
      expect(await refusal(accounts.logout())).toMatchObject(stranger);
    });

    it("should sign in by email and password and know the user from then on [C7.37]", async () => {
      const { accounts, email, password } = await make();
      const user = await given(accounts.login({ email, password }));
      expect(user).toMatchObject({ email });
      expect(await given(accounts.current())).toEqual(user);
    });

    it.each([
      ["a wrong password", (bench: AccountsBench) => ({ email: bench.email, password: "Wrong-horse-1" })],
      ["an unknown address", (bench: AccountsBench) => ({ email: `x${bench.email}`, password: bench.password })],
    ])("should refuse %s in the same words and sign nobody in", async (_what, credentials) => {
      const bench = await make();
      expect(await refusal(bench.accounts.login(credentials(bench)))).toEqual({
        tag: "unauthorized",
        message: "Email or password is incorrect.",
        code: "wrong_login",
        values: {},
      });
      expect(await refusal(bench.accounts.current())).toMatchObject(stranger);
    });

    it("should take no code before the password was right", async () => {
      const { accounts } = await make();
      expect(await refusal(accounts.secondStep({ code: "123456" }))).toMatchObject(stranger);
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should know nobody after a logout [C7.37]", async () => {
      const { accounts, email, password } = await make();
      await given(accounts.login({ email, password }));
      await given(accounts.logout());
      expect(await refusal(accounts.current())).toMatchObject(stranger);
    });

    it("should sign the owner of a new organisation in, and refuse an address that is taken [C7.37]", async () => {
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

    it("should tell strangers how to log in, and whom it knows nothing [C7.39]", async () => {
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

    it("should answer a wish for a new password alike for every address, and refuse links it never made [C7.38]", async () => {
      const { accounts, email, password } = await make();
      expect(await given(accounts.requestReset(email))).toBe(await given(accounts.requestReset(`x${email}`)));
      const stale = { tag: "invalid", errors: { token: ["This link is no longer valid. Ask for a new one."] } };
      expect(await refusal(accounts.checkReset("made-up"))).toMatchObject(stale);
      expect(await refusal(accounts.confirmReset({ token: "made-up", password }))).toMatchObject(stale);
      expect(await refusal(accounts.activate("made-up"))).toMatchObject({ tag: "invalid" });
    });
  });
};
