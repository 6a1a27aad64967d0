/** How a file can be previewed. */
export type MediaKind = "image" | "video" | "audio" | "pdf" | "file";

export type MediaFacts = { readonly path: string; /** media type; '' when unknown */ readonly mimetype: string };

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

/** By the media type; when that is inconclusive, by the file extension. */
export const mediaKind = ({ path, mimetype }: MediaFacts): MediaKind => {
  const type = mimetype.trim().toLowerCase();
  const [family = ""] = type.split("/", 1);
  if (family === "image" || family === "video" || family === "audio") return family;
  if (type.split(";", 1)[0] === "application/pdf") return "pdf";
  const [ending = ""] = /[^.]+$/.exec(path.split(/[?#]/, 1)[0]?.toLowerCase() ?? "") ?? [];
  return type === "" || type === "application/octet-stream" ? (byEnding[ending] ?? "file") : "file";
};

/** Whether this product serves the file: a path of its own, not an external address. Only such files are shown inside its pages. */
export const isOwnFile = (path: string): boolean => /^\/(?![/\\])/.test(path);
