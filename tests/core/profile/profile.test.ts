import { describe, expect, it } from "vitest";
import { browserName } from "../../../core/profile/browser-name.rule.ts";
import { ProfileChange } from "../../../core/profile/profile.model.ts";

describe("the name of a browser", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "Chrome on Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
      "Edge on Windows",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15", "Safari on Mac"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome on Android"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0", "Firefox on Linux"],
    ["Mozilla/5.0 (Windows NT 10.0)", "Windows"],
    ["curl/8.5.0", null],
    ["", null],
  ])("should turn %s into %s", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});

describe("a change of the caller's account", () => {
  it("should require a first name, and accept no role, email or flags", () => {
    expect(ProfileChange.decode({ first_name: " " })._tag).toBe("Left");
    expect(ProfileChange.decode({ last_name: "" })._tag).toBe("Right");
    for (const key of ["role", "email", "mobile", "flags", "teams"]) expect(ProfileChange.decode({ [key]: "owner" })._tag).toBe("Left");
  });
});
