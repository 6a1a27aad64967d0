/** How a file can be looked at. */
export type MediaKind = "image" | "video" | "audio" | "pdf" | "file";

export type MediaFacts = { readonly path: string; /** media type; "" when it is not known */ readonly mimetype: string };

const byEnding: Readonly<Record<string, MediaKind>> = {
  png: "image",
  jpg: "image",
  jpeg: "image",
  gif: "image",
  webp: "image",
  avif: "image",
  svg: "image",
  mp4: "video",
  webm: "video",
  mov: "video",
  m4v: "video",
  ogv: "video",
  mp3: "audio",
  m4a: "audio",
  wav: "audio",
  ogg: "audio",
  flac: "audio",
  pdf: "pdf",
};

/** By the media type; where that says nothing, by the ending of the path. */
export const mediaKind = ({ path, mimetype }: MediaFacts): MediaKind => {
  const type = mimetype.trim().toLowerCase();
  const [family = ""] = type.split("/", 1);
  if (family === "image" || family === "video" || family === "audio") return family;
  if (type.split(";", 1)[0] === "application/pdf") return "pdf";
  const [ending = ""] = /[^.]+$/.exec(path.split(/[?#]/, 1)[0]?.toLowerCase() ?? "") ?? [];
  return type === "" || type === "application/octet-stream" ? (byEnding[ending] ?? "file") : "file";
};

/** Whether this product serves the file itself: a path of its own, not an address elsewhere. Only such files are shown inside its pages. */
export const isOwnFile = (path: string): boolean => /^\/(?![/\\])/.test(path);
