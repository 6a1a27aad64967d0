import fc from "fast-check";
import type { BulkAction } from "../../core/bulk/bulk-action.model.ts";
import type { BulkContact } from "../../core/bulk/bulk-contact.model.ts";
import { emptyWrittenValues } from "../../core/contacts/contact-field-kinds.rule.ts";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { Field } from "../../core/fields/field.model.ts";
import { plainField } from "../../core/fields/plain-field.rule.ts";

/** A field of each type that can be written to many contacts. */
export const bulkField = (type: FieldType): Field =>
  plainField({ name: `own_${type}`, label: `Own ${type}`, type, values: type === "list" ? ["red", "green", "blue"] : null });

const someOf = <A>(...all: readonly A[]): fc.Arbitrary<readonly A[]> => fc.subarray([...all]);

/** Values that a field of a type takes, as they are stored. */
export const ownValues: Readonly<Record<Exclude<FieldType, "secret">, fc.Arbitrary<unknown>>> = {
  int: fc.integer({ min: -5, max: 5 }),
  bool: fc.boolean(),
  string: fc.constantFrom("one", "two"),
  textarea: fc.constantFrom("one\ntwo", "three"),
  email: fc.constantFrom(["a@mail.example"], ["b@mail.example", "a@mail.example"]),
  date: fc.constantFrom("2026-02-28", "2024-02-29"),
  time: fc.constantFrom(0, 1_782_907_200),
  list: someOf("red", "green", "blue").filter((list) => list.length > 0),
  related_contacts: someOf(901, 902).filter((list) => list.length > 0),
  image: fc.constantFrom("data:image/png;base64,AA=="),
  id_number: fc.constantFrom("123-45-6789", "-1200"),
  related_custom_object: fc.constantFrom(7, 8),
};

const types: readonly Exclude<FieldType, "secret">[] = [
  "int",
  "bool",
  "string",
  "textarea",
  "email",
  "date",
  "time",
  "list",
  "related_contacts",
  "image",
  "id_number",
  "related_custom_object",
];

export const bulkFields: readonly Field[] = types.map(bulkField);

const address = (at: number): string => `p${at}@mail.example`;

const ownFields = fc.record(Object.fromEntries(types.map((type) => [`own_${type}`, ownValues[type]])), { requiredKeys: [] });

const time = fc.constantFrom(null, null, 1_700_000_000);

/** People with numbers 1 to so many, each with addresses of their own. */
export const bulkPeople = (most: number): fc.Arbitrary<readonly BulkContact[]> =>
  fc
    .array(
      fc.record({
        first_name: fc.constantFrom("", "Ann", "Bob"),
        hasEmail: fc.boolean(),
        tags: someOf("vip", "lead", "old"),
        fields: ownFields,
        archived_at: time,
        blocked_at: time,
        updated_at: fc.nat(1_700_000_000),
        version: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: most },
    )
    .map((all) =>
      all.map(({ hasEmail, first_name, ...rest }, at) => ({
        ...emptyWrittenValues,
        ...rest,
        con_id: at + 1,
        first_name,
        last_name: hasEmail || first_name !== "" ? "" : "Somebody",
        email: hasEmail ? [address(at + 1)] : [],
        mobile: [],
        deleted_at: null,
      })),
    );

const listActions = (field: "tags" | "email" | `fields.${string}`, entries: fc.Arbitrary<unknown>): fc.Arbitrary<BulkAction> =>
  fc.record({ do: fc.constantFrom("add" as const, "remove" as const, "set" as const), field: fc.constant(field), value: entries });

const isList = (type: FieldType): boolean => type === "list" || type === "email" || type === "related_contacts";

const ownAction: fc.Arbitrary<BulkAction> = fc.constantFrom(...types).chain((type): fc.Arbitrary<BulkAction> => {
  const field = `fields.own_${type}` as const;
  const clear = fc.constant<BulkAction>({ do: "clear", field });
  if (type === "related_custom_object") return clear;
  const set: fc.Arbitrary<BulkAction> = fc.record({ do: fc.constant("set" as const), field: fc.constant(field), value: ownValues[type] });
  return isList(type) ? fc.oneof(clear, listActions(field, ownValues[type])) : fc.oneof(clear, set);
});

/** Actions of every kind; addresses are such as the people of `bulkPeople` have, or new ones. */
export const bulkAction: fc.Arbitrary<BulkAction> = fc.oneof(
  fc.constantFrom<BulkAction>(
    { do: "archive" },
    { do: "unarchive" },
    { do: "block" },
    { do: "unblock" },
    { do: "delete" },
    { do: "restore" },
  ),
  fc.record({
    do: fc.constant("set" as const),
    field: fc.constantFrom("first_name" as const, "last_name" as const),
    value: fc.constantFrom("Ann", "Zoe"),
  }),
  fc.record({
    do: fc.constant("clear" as const),
    field: fc.constantFrom("first_name" as const, "last_name" as const, "email" as const, "tags" as const),
  }),
  listActions("tags", fc.constantFrom(["vip"], ["new", "lead"])),
  listActions("email", fc.constantFrom([address(1)], ["new@mail.example"], [address(2), "more@mail.example"])),
  ownAction,
);
