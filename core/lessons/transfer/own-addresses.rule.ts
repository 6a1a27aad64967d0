import { percentDecoded } from "../../kernel/percent-decoded.ts";

/** Addresses of stored files, with or without a host. */
const ownAddress = /(?:https?:\/\/[A-Za-z0-9.:-]+)?\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([A-Za-z0-9%._~-]*)/g;

/** A file that a text names. @property address the random part @property name as the address tells it */
export type NamedFile = { readonly address: string; readonly name: string };

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The stored files that a value names in any of its texts, each once. */
export const namedFiles = (value: unknown): readonly NamedFile[] => {
  const found = textsIn(value).flatMap((text) => [...text.matchAll(ownAddress)]);
  const names = new Map(found.map(([, address = "", name = ""]) => [address, percentDecoded(name)]));
  return [...names].map(([address, name]) => ({ address, name }));
};

/** A text with other addresses for some of its files. @param urls new addresses by the random part */
const inText = (text: string, urls: ReadonlyMap<string, string>): string =>
  text.replaceAll(ownAddress, (whole, address: string) => urls.get(address) ?? whole);

/** A JSON value with other addresses for some of the files in its texts. */
const withUrls = (value: unknown, urls: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return inText(value, urls);
  if (Array.isArray(value)) return value.map((one: unknown) => withUrls(one, urls));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withUrls(one, urls)]));
};

/** The same values of an item, with other addresses for some of the files in them. */
export const valuesWithUrls = (
  values: Readonly<Record<string, unknown>>,
  urls: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withUrls(value, urls)]));

/** A text such as a banner's address with other addresses for some of the files in it; null stays null. */
export const textWithUrls = (text: string | null, urls: ReadonlyMap<string, string>): string | null =>
  text === null ? null : inText(text, urls);
