/** Everything that encodeURIComponent leaves but that could end an address within a text. */
const loose = /[!'()*]/g;

const pathName = (filename: string): string =>
  encodeURIComponent(filename.replaceAll(/\p{Cs}/gu, "")).replaceAll(
    loose,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The address of a file.
 * @param cdn base of the addresses, without a slash at its end; '' for this server
 * @param address the random part
 */
export const fileUrl = (cdn: string, { address, filename }: { readonly address: string; readonly filename: string }): string =>
  `${cdn}/media/${address}/${pathName(filename)}`;

const ownAddress = /\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\//;

/** The part of a file's address that stays when its name or the host changes. */
export const lastingPart = (url: string): string => ownAddress.exec(url)?.[0] ?? url.replace(/^https?:\/\/[^/]+/i, "");

/** A POSIX regular expression of every address of a file, by its lasting part. */
export const addressPattern = (part: string): string =>
  `(https?://[A-Za-z0-9.:-]+)?${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${part.endsWith("/") ? "[A-Za-z0-9%._~-]*" : ""}`;
