import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { makeLoginDesk } from "../../../core/auth/login-desk.service.ts";
import type { LoginAnswer } from "../../../core/auth/login-info.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";

const info: LoginAnswer = { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null };
const failed: Failure = { tag: "timeout" };

describe("the login desk", () => {
  it.each([
    ["an answer", () => Promise.resolve(E.right(info)), "loaded"],
    ["an empty list", () => Promise.resolve(E.right([])), "loaded"],
    ["a failure", () => Promise.resolve(E.left(failed)), "failed"],
    ["a crash", () => Promise.reject(new Error("broken")), "failed"],
  ])("should end loading after %s [C7.42]", async (_what, loginInfo, end) => {
    const desk = makeLoginDesk({ accounts: { loginInfo: () => loginInfo } });
    const tags: string[] = [];
    desk.info$.subscribe(({ tag }) => tags.push(tag));
    await desk.loadInfo(null)();
    expect(tags).toEqual(["idle", "loading", end]);
  });

  it("should hand the code of a single sign-on on [C7.39]", async () => {
    const codes: (string | null)[] = [];
    const desk = makeLoginDesk({
      accounts: {
        loginInfo: (code) => async () => {
          codes.push(code);
          return E.right(info);
        },
      },
    });
    await desk.loadInfo("denied")();
    await desk.loadInfo(null)();
    expect(codes).toEqual(["denied", null]);
  });
});
