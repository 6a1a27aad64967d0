import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unwrapValues } from "../../../core/client/unwrap-value.rule.ts";

describe("wrapped values", () => {
  it("should be unwrapped one level deep, and only where an object has the one key value", () => {
    expect(
      unwrapValues({
        id: { value: 3 },
        name: { value: { value: "x" } },
        both: { value: 1, other: 2 },
        plain: "y",
        none: { value: null },
        list: [{ value: 1 }],
      }),
    ).toEqual({
      id: 3,
      name: { value: "x" },
      both: { value: 1, other: 2 },
      plain: "y",
      none: null,
      list: [{ value: 1 }],
    });
  });

  it.each([[null], ["text"], [[{ value: 1 }]], [3]])("should leave %j as it is", (reply) => {
    expect(unwrapValues(reply)).toEqual(reply);
  });

  it("should come out as they went in, whatever the fields", () => {
    const fields = fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,8}$/),
      fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.array(fc.integer())),
    );
    fc.assert(
      fc.property(fields, (user) => {
        expect(unwrapValues(Object.fromEntries(Object.entries(user).map(([key, value]) => [key, { value }])))).toEqual(user);
      }),
    );
  });
});
