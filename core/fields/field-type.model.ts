import * as t from "io-ts";

/** The types of fields. `holds` is "list" where a value is a list. */
const fieldTypes = {
  int: { displayName: "Number", holds: "one" },
  bool: { displayName: "True/False", holds: "one" },
  string: { displayName: "Text", holds: "one" },
  textarea: { displayName: "textarea", holds: "one" },
  email: { displayName: "email", holds: "list" },
  date: { displayName: "date", holds: "one" },
  time: { displayName: "time", holds: "one" },
  list: { displayName: "list", holds: "list" },
  related_contacts: { displayName: "related contacts", holds: "list" },
  image: { displayName: "image", holds: "one" },
  id_number: { displayName: "id number", holds: "one" },
  secret: { displayName: "secret", holds: "one" },
  related_custom_object: { displayName: "related custom object", holds: "one" },
} as const satisfies Record<string, { readonly displayName: string; readonly holds: "one" | "list" }>;

export const FieldType = t.keyof(fieldTypes, "FieldType");
export type FieldType = t.TypeOf<typeof FieldType>;

/** The types in display order. */
export const fieldTypeKeys: readonly FieldType[] = Object.keys(fieldTypes).filter(FieldType.is);

/** The display name of a type. */
export const fieldTypeName = (type: FieldType): string => fieldTypes[type].displayName;

/** Whether a value of the type is a list. */
export const isListType = (type: FieldType): boolean => fieldTypes[type].holds === "list";
