import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { convertedField, convertibleField, decideConversion, revertedField } from "../../../core/fields/decide-conversion.rule.ts";
import { conversionLife, decideRevert, revertable, type StoredConversion } from "../../../core/fields/decide-revert.rule.ts";
import { storedFieldOf } from "../../arbitraries/own-field.ts";

const points = storedFieldOf("points", "string", { id: 4, label: "Points", filters: ["$eq"], version: 2 });
const free = { isConverting: false, plan: null };
const plan = { total: 7, refused: 6, samples: ["x"], warning: "6 of 7 values cannot be converted", blocked_by: [] };
const blocked = { ...plan, refused: 0, warning: null, blocked_by: ["VIPs", "Best"] };
const missing = E.left({ tag: "not-found", message: "There is no such field.", code: "no_field", values: {} });

describe("the conversion of a field", () => {
  it("should be allowed by the table, and for any field to its own type [C3.24, C3.32]", () => {
    const colour = storedFieldOf("colour", "list", { values: ["red"] });
    expect(convertibleField(points, "int")).toEqual(E.right(points));
    expect(convertibleField(colour, "list")).toEqual(E.right(colour));
    expect(convertibleField(colour, "string")).toMatchObject({
      left: { tag: "invalid", errors: { to: ["Cannot convert list to string."] } },
    });
    expect(decideConversion(colour, { to: "int", confirmed: true }, free)).toMatchObject({
      left: { tag: "invalid", errors: { to: ["Cannot convert list to int."] } },
    });
    expect(convertibleField(storedFieldOf("email", "email"), "string")).toMatchObject({
      left: { tag: "invalid", errors: { to: ["Cannot convert email to string."] } },
    });
  });

  it("should not find an unknown or deleted field", () => {
    for (const none of [null, { ...points, deleted_at: 5 }]) {
      expect(convertibleField(none, "int")).toEqual(missing);
      expect(decideConversion(none, { to: "int", confirmed: true }, free)).toEqual(missing);
    }
  });

  it("should leave a field that already has the type, even while it is being converted [C3.24]", () => {
    expect(decideConversion(points, { to: "string", confirmed: false }, { isConverting: true, plan })).toEqual(
      E.right({ field: points, converts: false }),
    );
  });

  it("should be refused if the table lacks it, before checking for a conversion in progress", () => {
    expect(decideConversion(points, { to: "bool", confirmed: true }, { isConverting: true, plan: null })).toMatchObject({
      left: { tag: "invalid", errors: { to: ["Cannot convert string to bool."] } },
    });
    expect(decideConversion(points, { to: "int", confirmed: true }, { isConverting: true, plan: blocked })).toMatchObject({
      left: {
        tag: "conflict",
        message: "This field is being converted in the background. Wait until it is done.",
        code: "converting",
        values: {},
      },
    });
  });

  it("should be refused while groups use an operator that the new type lacks, even if it is confirmed", () => {
    for (const confirmed of [true, false])
      expect(
        decideConversion(points, { to: "int", confirmed }, { isConverting: false, plan: { ...blocked, warning: plan.warning } }),
      ).toMatchObject({
        left: {
          tag: "conflict",
          message: "These groups use an operator that the new type does not have: VIPs, Best",
          current: { blocked_by: ["VIPs", "Best"] },
        },
      });
  });

  it("should be refused with the plan while values would be lost and that is not confirmed", () => {
    expect(decideConversion(points, { to: "int", confirmed: false }, { isConverting: false, plan })).toEqual(
      E.left({ tag: "conflict", message: plan.warning, current: plan }),
    );
    expect(decideConversion(points, { to: "int", confirmed: true }, { isConverting: false, plan })).toEqual(
      E.right({ field: points, converts: true }),
    );
    expect(
      decideConversion(points, { to: "int", confirmed: false }, { isConverting: false, plan: { ...plan, refused: 0, warning: null } }),
    ).toEqual(E.right({ field: points, converts: true }));
    expect(decideConversion(points, { to: "int", confirmed: true }, free)).toEqual(E.right({ field: points, converts: true }));
  });

  it("should give the field its new type with all operators of it, and restore the old one", () => {
    expect(convertedField(points, "int", 3)).toEqual({
      field: { ...points, type: "int", filters: null, version: 3 },
      audit: { action: "field.convert", before: { type: "string" }, after: { type: "int", emptied: 3 } },
    });
    expect(revertedField({ ...points, type: "int" }, { from: "string", to: "int" })).toEqual({
      field: { ...points, filters: null, version: 3 },
      audit: { action: "field.revert", before: { type: "int" }, after: { type: "string" } },
    });
  });
});

describe("the undo of a conversion", () => {
  const at = 1_000;
  const stored: StoredConversion = {
    id: 9,
    field_id: 4,
    label: "Points",
    from: "string",
    to: "int",
    at,
    emptied: 1,
    type: "int",
    is_free: true,
    is_last: true,
  };
  const past = { id: 9, field_id: 4, label: "Points", from: "string", to: "int", at, emptied: 1, until: at + conversionLife } as const;

  it("should be possible for 30 days", () => {
    expect(revertable([stored], at + 30 * 24 * 3600 - 1)).toEqual([past]);
    expect(revertable([stored], at + 30 * 24 * 3600)).toEqual([]);
  });

  it.each<[string, Partial<StoredConversion>]>([
    ["out of use or being converted", { is_free: false }],
    ["converted again since", { is_last: false }],
    ["of another type by now", { type: "secret" }],
  ])("should be refused for a field that is %s", (_, change) => {
    expect(revertable([{ ...stored, ...change }], at)).toEqual([]);
  });

  it("should keep the order of the other fields", () => {
    expect(
      revertable(
        [
          { ...stored, id: 3 },
          { ...stored, id: 2, is_free: false },
          { ...stored, id: 1 },
        ],
        at,
      ).map(({ id }) => id),
    ).toEqual([3, 1]);
  });

  it("should require a known conversion and field", () => {
    const refused = E.left({
      tag: "not-found",
      message: "There is no such conversion, or it is too old to undo.",
      code: "no_conversion",
      values: {},
    });
    expect(decideRevert(past, points, false)).toEqual(E.right({ field: points, past }));
    expect(decideRevert(null, points, true)).toEqual(refused);
    expect(decideRevert(past, null, true)).toEqual(refused);
  });

  it("should decrypt secrets only after the password", () => {
    const secret = { ...past, to: "secret" } as const;
    expect(decideRevert(secret, points, false)).toEqual(
      E.left({
        tag: "forbidden",
        message: "Enter your password to undo this: secret values will become visible.",
        code: "needs_password",
        values: {},
        needs: "password",
      }),
    );
    expect(decideRevert(secret, points, true)).toEqual(E.right({ field: points, past: secret }));
  });
});
