import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { LoginAnswer } from "../../../core/auth/login-info.model.ts";
import { makeLoginOptions } from "../../../core/auth/login-options.service.ts";
import type { Failure } from "../../../core/kernel/failure.ts";

const info: LoginAnswer = { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null };
const failed: Failure = { tag: "timeout" };

describe("the login options", () => {
  it.each([
    ["an answer", () => Promise.resolve(E.right(info)), "loaded"],
    ["an empty list", () => Promise.resolve(E.right([])), "loaded"],
    ["a failure", () => Promise.resolve(E.left(failed)), "failed"],
    ["a crash", () => Promise.reject(new Error("broken")), "failed"],
  ])("should end loading after %s [C7.42]", async (_what, loginInfo, end) => {
    const loginOptions = makeLoginOptions({ accounts: { loginInfo: () => loginInfo } });
    const tags: string[] = [];
    loginOptions.info$.subscribe(({ tag }) => tags.push(tag));
    await loginOptions.loadInfo(null)();
    expect(tags).toEqual(["idle", "loading", end]);
  });

  it("should pass on the code of a single sign-on [C7.39]", async () => {
    const codes: (string | null)[] = [];
    const loginOptions = makeLoginOptions({
      accounts: {
        loginInfo: (code) => async () => {
          codes.push(code);
          return E.right(info);
        },
      },
    });
    await loginOptions.loadInfo("denied")();
    await loginOptions.loadInfo(null)();
    expect(codes).toEqual(["denied", null]);
  });
});
