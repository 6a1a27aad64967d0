/** The text of a file of the device, in UTF-8, UTF-16 with its mark, or else Windows-1252; null for a file that cannot be read or is no text. */
export const readTextFile = async (file: File): Promise<string | null> => {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [first = 0, second = 0] = bytes;
    if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
    if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
    if (bytes.includes(0)) return null;
    return narrow(bytes);
  } catch {
    return null;
  }
};

const narrow = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};
