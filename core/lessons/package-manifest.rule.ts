/** The file at the top of a SCORM package that says what it contains. */
const manifest = "imsmanifest.xml";

/** Bytes at the end of a zip file that hold the directory of all but enormous ones. */
export const zipTailBytes = 1_048_576;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const [endLength, entryLength] = [22, 46];

const endOf = (view: DataView): number | null => {
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) if (view.getUint32(at, true) === endMark) return at;
  return null;
};

const nameIn = (bytes: Uint8Array): string => (bytes.length === manifest.length ? String.fromCharCode(...bytes).toLowerCase() : "");

/**
 * Whether a zip file has the manifest of a SCORM package at its top.
 * @param tail the end of the file, or all of it
 * @returns null when the directory of the file is not in it
 */
export const hasManifest = (tail: Uint8Array): boolean | null => {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const start = end - view.getUint32(end + 12, true);
  if (start < 0) return null;
  for (let at = start; at + entryLength <= end && view.getUint32(at, true) === entryMark;) {
    const name = view.getUint16(at + 28, true);
    if (nameIn(tail.subarray(at + entryLength, at + entryLength + name)) === manifest) return true;
    at += entryLength + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return false;
};
