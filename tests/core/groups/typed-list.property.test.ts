import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastTyped, readTypedList, writeTypedList } from "../../../core/groups/typed-list.rule.ts";

const value = fc
  .oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^[a, "\n]{1,8}$/))
  .map((text) => text.trim())
  .filter((text) => text !== "");

describe("a comma-separated list", () => {
  it("should be read back as it was written, whatever commas, lines and quotes it has", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        expect(readTypedList(writeTypedList(values))).toEqual(values);
      }),
    );
  });

  it.each([
    ["vip, lead", ["vip", "lead"]],
    [" vip ,, lead\nnew ", ["vip", "lead", "new"]],
    ['"Sales, Europe", North', ["Sales, Europe", "North"]],
    ['"say ""hi"""', ['say "hi"']],
    ['5" pipe, 7" pipe', ['5" pipe', '7" pipe']],
    ['"not closed, x', ['"not closed', "x"]],
    ['"a"b, c', ['"a"b', "c"]],
    ["", []],
    [' "" ,', []],
  ] as const)("should be split at commas outside quotes: %s", (typed, values) => expect(readTypedList(typed)).toEqual(values));

  it("should separate the last value from all before it", () => {
    expect(lastTyped('"Sales, Europe", No')).toEqual(['"Sales, Europe",', "No"]);
    expect(lastTyped('vip, "Sal')).toEqual(["vip,", "Sal"]);
    expect(lastTyped("vip,")).toEqual(["vip,", ""]);
  });
});
