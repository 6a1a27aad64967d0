const inAscii = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%/]/g, "_");

/** Characters that encodeURIComponent leaves and RFC 8187 does not allow. */
const reserved = /['()*]/g;
const encoded = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "\uFFFD")).replaceAll(
    reserved,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The Content-Disposition header for a file with a name in any language (RFC 6266, RFC 8187). */
export const contentDisposition = (kind: "inline" | "attachment", filename: string): string => {
  const plain = inAscii(filename);
  const name = plain === filename ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${encoded(filename)}`;
  return `${kind}; ${name}`;
};

/** Whether browsers may show a media type in place: pictures, sound, films and PDF, but nothing that can contain a script. */
export const isShownInline = (mimetype: string): boolean =>
  /^(?:(?:image\/(?!svg)|video\/|audio\/)[a-z0-9.+-]+|application\/pdf)$/.test(mimetype.toLowerCase().split(";", 1)[0]?.trim() ?? "") &&
  !mimetype.toLowerCase().includes("xml");

/**
 * Whether a file is shown in a sandbox: a PDF in a frame. The sandbox is asked for by a header, since Chromium shows no PDF in a frame with the
 * attribute `sandbox`; a PDF in a tab of its own has none, because not every browser's viewer works in one.
 * @param destination of the request (`Sec-Fetch-Dest`)
 */
export const isShownInSandbox = (mimetype: string, destination: string): boolean =>
  /^application\/pdf\b/i.test(mimetype.trim()) && ["iframe", "frame", "embed", "object"].includes(destination);
