import { webAddress } from "../kernel/web-address.ts";

/** The contact for which placeholders of a URL are replaced. */
type Known = { readonly con_id: number; readonly email: readonly string[]; readonly mobile: readonly string[] };

const words = (contact: Known): Readonly<Record<string, string>> => ({
  con_id: String(contact.con_id),
  email: contact.email[0] ?? "",
  mobile: contact.mobile[0] ?? "",
});
const variable = /\{([^{}]*)\}/g;
const nobody: Known = { con_id: 0, email: [], mobile: [] };

/**
 * The URL to fetch values of a contact from: `{con_id}`, `{email}` and `{mobile}` are replaced and escaped, so that each stays within its
 * part of the URL.
 */
export const addressFor = (url: string, contact: Known): string => {
  const known = words(contact);
  return url.replace(variable, (_, name: string) => encodeURIComponent(known[name] ?? ""));
};

/** The error of a URL that values are to be fetched from; null for a valid or empty one. */
export const addressProblem = (url: string): string | null => {
  if (url.trim() === "") return null;
  const strange = [...url.matchAll(variable)].map(([, name = ""]) => name).find((name) => !Object.hasOwn(words(nobody), name));
  if (strange !== undefined) return `{${strange}} is not known; use {con_id}, {email} or {mobile}`;
  const address = webAddress(addressFor(url, nobody));
  const host = webAddress(url)?.host ?? "";
  return address === null || host === "" || /[{}]/.test(host) ? "Url is invalid" : null;
};
