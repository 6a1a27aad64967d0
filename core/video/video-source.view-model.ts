import { contentFramePath, contentKinds } from "./content-frame.rule.ts";
import type { VideoFrames } from "./video-frames.model.ts";
import type { VideoLink } from "./video.model.ts";

/** Width of a Loom frame in pixels. */
const loomWidth = 960;

/**
 * How a video is played.
 * @property origin of the frame, the only one that messages are sent to and taken from
 * @property width of a plain frame in pixels, null for the width there is
 */
export type VideoSource =
  | { readonly kind: "film"; readonly file: string; readonly isStream: boolean }
  | { readonly kind: "frame"; readonly speaks: "youtube" | "vimeo" | "content"; readonly address: string; readonly origin: string }
  | { readonly kind: "plain"; readonly address: string; readonly width: number | null }
  | { readonly kind: "card" };

type Given = {
  readonly file: string | null;
  readonly link: VideoLink | null;
  readonly frames: VideoFrames;
  /** origin of the page */
  readonly page: string;
  /** seconds */
  readonly start: number;
};

const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? "";

const isStream = (file: string): boolean => /\.m3u8(?:[?#]|$)/i.test(file);

const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

const withQuery = (address: string, values: Readonly<Record<string, string>>): string =>
  `${address}${address.includes("?") ? "&" : "?"}${query(values)}`;

/** Parameters of the frames that are driven by messages: without controls and keys of their own, which would pass by the player's. */
const parameters = {
  youtube: (page: string, start: number) => ({
    enablejsapi: "1",
    origin: page,
    controls: "0",
    disablekb: "1",
    fs: "0",
    playsinline: "1",
    rel: "0",
    iv_load_policy: "3",
    ...(start >= 1 ? { start: String(Math.floor(start)) } : {}),
  }),
  vimeo: () => ({ controls: "0", keyboard: "0", pip: "0", dnt: "1", playsinline: "1", title: "0", byline: "0", portrait: "0" }),
} as const;

/** How a video is played on a page: by an element of its own, in a frame that is driven, in one that is not, or only by a link. */
export const videoSource = ({ file, link, frames, page, start }: Given): VideoSource => {
  if (file !== null) {
    const isForeign = originOf(file) !== "" && originOf(file) !== page;
    if (!isStream(file)) return { kind: "film", file, isStream: false };
    if (!isForeign) return { kind: "film", file, isStream: true };
    const { content_origin: content, shows } = frames;
    return content === null || !shows ? { kind: "card" } : contentFrame(content, "hls", file);
  }
  if (link === null || !frames.shows) return { kind: "card" };
  const { provider } = link;
  const own = originOf(link.embed_url);
  const base = frames.bases[provider] ?? own;
  const address = base + link.embed_url.slice(own.length);
  if (provider === "youtube")
    return { kind: "frame", speaks: "youtube", address: withQuery(address, parameters.youtube(page, start)), origin: base };
  if (provider === "vimeo") return { kind: "frame", speaks: "vimeo", address: withQuery(address, parameters.vimeo()), origin: base };
  const content = contentKinds.find((kind) => kind === provider);
  if (content !== undefined && frames.content_origin !== null)
    return contentFrame(frames.content_origin, content, link.embed_url.slice(own.length).replace(/^\/embed\/(?:iframe\/)?|^\//, ""));
  return { kind: "plain", address, width: provider === "loom" ? loomWidth : null };
};

const contentFrame = (origin: string, kind: string, id: string): VideoSource => ({
  kind: "frame",
  speaks: "content",
  address: `${origin}${contentFramePath}?${query({ provider: kind, id })}`,
  origin,
});
