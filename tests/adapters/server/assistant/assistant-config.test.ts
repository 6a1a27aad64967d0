import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";

const whole = { ASSISTANT_URL: "https://api.example.com/v1", ASSISTANT_KEY: "k", ASSISTANT_MODEL: "m" };

describe("the configuration of the assistant", () => {
  it("should choose the embedded one without any of its variables, and a service with all of them", () => {
    expect(readConfig({})).toEqual(E.right(expect.objectContaining({ assistant: null })));
    expect(readConfig(whole)).toEqual(E.right(expect.objectContaining({ assistant: { url: whole.ASSISTANT_URL, key: "k", model: "m" } })));
  });

  it.each(["ASSISTANT_URL", "ASSISTANT_KEY", "ASSISTANT_MODEL"])(
    "should be refused without %s, naming the variables that go together",
    (name) => {
      expect(readConfig({ ...whole, [name]: "" })).toEqual(
        E.left(["ASSISTANT_URL, ASSISTANT_KEY and ASSISTANT_MODEL go together; at least one is missing."]),
      );
    },
  );

  it.each(["api.example.com", "ftp://api.example.com", "https://"])("should be refused with the address %j", (address) => {
    expect(readConfig({ ...whole, ASSISTANT_URL: address })).toEqual(E.left([expect.stringMatching(/^ASSISTANT_URL is /)]));
  });
});
