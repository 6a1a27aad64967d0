import type { Id } from "../kernel/id.ts";

type Named = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: readonly string[] | null;
  readonly mobile: readonly string[] | null;
  readonly con_id: Id;
};

const firstFilled = (texts: readonly string[] | null): string | undefined => texts?.find((text) => text.trim() !== "");

/** The display name of a contact: first and last name, else the first email, else the first mobile, else `Contact {con_id}`. */
export const contactName = (contact: Named): string => {
  const name = `${contact.first_name ?? ""} ${contact.last_name ?? ""}`.trim();
  return name === "" ? (firstFilled(contact.email) ?? firstFilled(contact.mobile) ?? `Contact ${contact.con_id}`) : name;
};
