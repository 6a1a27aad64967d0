import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readyAction } from "../../../core/bulk/ready-action.rule.ts";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { readFieldCell } from "../../../core/import/read-cell.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";

const boat = plainField({ name: "boat", label: "Boat", type: "related_custom_object", custom_object_id: 3 });
const refused = (id: string) => `Boat expects a record of its custom object; there is none with the id ${id}`;

describe("a reference to a record of a custom object", () => {
  it("should name an existing record, by the object of its field", () => {
    const isThere = (object: unknown, record: unknown) => object === 3 && record === 12;
    expect(checkedCustomValues([boat], { boat_id: 12 }, {}, { isThere, bySystem: false })).toEqual(E.right({ boat: 12 }));
    expect(E.mapLeft(messagesOf)(checkedCustomValues([boat], { boat_id: 13 }, {}, { isThere, bySystem: false }))).toEqual(
      E.left({ "fields.boat": [refused("13")] }),
    );
    expect(
      E.mapLeft(messagesOf)(checkedCustomValues([{ ...boat, custom_object_id: 4 }], { boat_id: 12 }, {}, { isThere, bySystem: false })),
    ).toEqual(E.left({ "fields.boat": [refused("12")] }));
  });

  it("should stay unchanged, as number or text, and be cleared", () => {
    expect(checkedCustomValues([boat], { boat_id: "12" }, { boat: 12 })).toEqual(E.right({ boat: "12" }));
    expect(checkedCustomValues([boat], { boat_id: null }, { boat: 12 })).toEqual(E.right({ boat: null }));
    expect(E.mapLeft(messagesOf)(checkedCustomValues([boat], { boat_id: 13 }, { boat: 12 }))).toEqual(
      E.left({ "fields.boat": [refused("13")] }),
    );
  });

  it("should be refused while there are no records, in bulk or from a file", () => {
    expect(readyAction({ do: "set", field: "fields.boat", value: 12 }, [boat])).toEqual(E.left({ "action.value": [refused("12")] }));
    expect(E.isRight(readyAction({ do: "clear", field: "fields.boat" }, [boat]))).toBe(true);
    const column = {
      target: { id: "field:boat", label: "Boat", type: "related_custom_object", values: null },
      date_order: "mdy",
      timeZone: "UTC",
      fixed: (entry: string) => entry,
      isLenient: false,
    } as const;
    expect(readFieldCell("12", column)).toEqual(E.left({ cause: "bad-value" }));
  });
});
