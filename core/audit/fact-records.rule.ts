import { assignedUserKey } from "../fields/assigned-user.rule.ts";
import { contactTeamKey } from "../fields/contact-team.rule.ts";
import type { FieldType } from "../fields/field-type.model.ts";

/** A record that a fact refers to by its id. */
export type NamedRecord = { readonly type: string; readonly id: string };

const kinds: Readonly<Record<string, string>> = {
  merged: "contact",
  different_from: "contact",
  con_id: "contact",
  assigned_to: "user",
  user_id: "user",
  user_ids: "user",
  users: "user",
  team_id: "team",
  teams: "team",
  folder_id: "group_folder",
  import: "import",
  undone_import: "import",
  [`fields.${assignedUserKey}`]: "user",
  [`fields.${contactTeamKey}`]: "team",
};
const paths: Readonly<Record<string, string>> = { contacts: "contact", campaigns: "campaign", triggers: "trigger" };

const ofKey = (text: string): NamedRecord | null => {
  const [, path = "", id = ""] = /^api\/([a-z]+)@(\d+)$/.exec(text) ?? [];
  const type = paths[path];
  return type === undefined ? null : { type, id };
};

/**
 * The record that a value refers to; null if it refers to none.
 * @param name custom fields as `fields.{key}`
 */
export const recordOfFact = (name: string, value: unknown, typeOf: (field: string) => FieldType | undefined): NamedRecord | null => {
  if (name === "related_records") return typeof value === "string" ? ofKey(value) : null;
  const type =
    kinds[name] ?? (typeOf(name.replace(/^fields\./, "")) === "related_contacts" && name.startsWith("fields.") ? "contact" : undefined);
  return type !== undefined && /^\d{1,15}$/.test(String(value)) ? { type, id: String(value) } : null;
};

/** Every record that facts refer to, at any depth. */
export const recordsOfFacts = (facts: unknown, typeOf: (field: string) => FieldType | undefined, name = ""): readonly NamedRecord[] => {
  if (Array.isArray(facts)) return facts.flatMap((inner) => recordsOfFacts(inner, typeOf, name));
  if (typeof facts === "object" && facts !== null)
    return Object.entries(facts).flatMap(([key, inner]) => recordsOfFacts(inner, typeOf, name === "fields" ? `fields.${key}` : key));
  const record = recordOfFact(name, facts, typeOf);
  return record === null ? [] : [record];
};
