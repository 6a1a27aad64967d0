/** Picture types that are checked, cleaned and shown. */
const shownPictures: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"]);

/** Video types whose container is checked. */
const checkedFilms: ReadonlySet<string> = new Set([
  "video/mp4",
  "video/x-m4v",
  "video/quicktime",
  "video/webm",
  "video/x-matroska",
  "video/3gpp",
]);

/** Picture types of phones that hold a location, which cannot be removed. */
const phonePictures: ReadonlySet<string> = new Set(["image/heic", "image/heic-sequence", "image/heif", "image/heif-sequence"]);

const byExtension: Readonly<Record<string, string>> = {
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  mp4: "video/mp4",
  m4v: "video/x-m4v",
  mov: "video/quicktime",
  webm: "video/webm",
  mkv: "video/x-matroska",
  "3gp": "video/3gpp",
};

/** The lower-case extension of a name, without its dot; '' for none. */
export const extensionOf = (name: string): string => /[^.]\.([A-Za-z0-9]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A media type without parameters, in lower case. */
export const plainType = (mimetype: string): string => mimetype.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** The type that a file claims to have, by its declared type or else its extension. */
export const declaredType = (type: string, name: string): string => {
  const plain = plainType(type);
  return plain === "" || plain === "application/octet-stream" ? (byExtension[extensionOf(name)] ?? plain) : plain;
};

/** Whether content of a type is a picture that is checked and stripped of metadata. */
export const isShownPicture = (mimetype: string): boolean => shownPictures.has(plainType(mimetype));

/** Whether content of a type is a video whose container is checked. */
export const isCheckedFilm = (mimetype: string): boolean => checkedFilms.has(plainType(mimetype));

export const isFilm = (mimetype: string): boolean => plainType(mimetype).startsWith("video/");

export const isPhonePicture = (mimetype: string): boolean => phonePictures.has(plainType(mimetype));

const extensions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(byExtension).map(([extension, type]) => [type, extension])),
  "application/pdf": "pdf",
  "audio/mpeg": "mp3",
  "text/plain": "txt",
};

/** The usual extension of a type, for names without one; '' where none is known. */
export const extensionOfType = (mimetype: string): string => extensions[plainType(mimetype)] ?? "";
