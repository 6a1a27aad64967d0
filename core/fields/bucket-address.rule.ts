import { webAddress } from "../kernel/web-address.ts";

/** Whom an address is filled in for. */
type Known = { readonly con_id: number; readonly email: readonly string[]; readonly mobile: readonly string[] };

const words = (contact: Known): Readonly<Record<string, string>> => ({
  con_id: String(contact.con_id),
  email: contact.email[0] ?? "",
  mobile: contact.mobile[0] ?? "",
});
const variable = /\{([^{}]*)\}/g;
const nobody: Known = { con_id: 0, email: [], mobile: [] };

/** The address at which a contact is asked about: `{con_id}`, `{email}` and `{mobile}` are its own, so written that they stay one part of the address. */
export const addressFor = (url: string, contact: Known): string => {
  const known = words(contact);
  return url.replace(variable, (_, name: string) => encodeURIComponent(known[name] ?? ""));
};

/** What is wrong with an address that values are to be fetched from; null where nothing is, and for none. */
export const addressProblem = (url: string): string | null => {
  if (url.trim() === "") return null;
  const strange = [...url.matchAll(variable)].map(([, name = ""]) => name).find((name) => !Object.hasOwn(words(nobody), name));
  if (strange !== undefined) return `{${strange}} is not known; use {con_id}, {email} or {mobile}`;
  const address = webAddress(addressFor(url, nobody));
  const host = webAddress(url)?.host ?? "";
  return address === null || host === "" || /[{}]/.test(host) ? "Url is invalid" : null;
};
