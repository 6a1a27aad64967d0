import { isObject } from "../kernel/is-object.ts";
import type { VideoLink, VideoProvider } from "./video.model.ts";

/** How a provider is asked for the length of a video. */
type LengthSource = {
  /** @param key of the server at the provider; null without one */
  readonly address: (link: VideoLink, key: string | null) => string | null;
  readonly read: (answer: unknown) => unknown;
};

const oembed = (endpoint: string, page: (id: string, link: VideoLink) => string): LengthSource => ({
  address: (link) => (link.id === null ? null : `${endpoint}${encodeURIComponent(page(link.id, link))}`),
  read: (answer) => (isObject(answer) ? answer["duration"] : null),
});

/** An unlisted video of Vimeo has a hash besides its id. */
const vimeoPage = (id: string, { embed_url }: VideoLink): string => {
  const hash = /[?&]h=([0-9a-z]+)/i.exec(embed_url)?.[1];
  return `https://vimeo.com/${id}${hash === undefined ? "" : `/${hash}`}`;
};

const isoLength = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/;
const secondsIn = (text: unknown): number | null => {
  const parts = typeof text === "string" ? isoLength.exec(text) : null;
  if (parts === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
};

const youtube: LengthSource = {
  address: ({ id }, key) =>
    id === null || key === null
      ? null
      : `https://www.googleapis.com/youtube/v3/videos?part=contentDetails&id=${encodeURIComponent(id)}&key=${encodeURIComponent(key)}`,
  read: (answer) => {
    const items = isObject(answer) ? answer["items"] : null;
    const first: unknown = Array.isArray(items) ? items[0] : null;
    const details = isObject(first) ? first["contentDetails"] : null;
    return isObject(details) ? secondsIn(details["duration"]) : null;
  },
};

/**
 * Where each provider tells the length of a video; Vidyard and SharePoint tell it nowhere without an account, files tell it themselves.
 * @source https://developer.vimeo.com/api/oembed/videos, https://docs.wistia.com/docs/wistia-and-oembed, https://sproutvideo.com/oembed.json, https://developers.google.com/youtube/v3/docs/videos
 */
const sources: Readonly<Record<VideoProvider, LengthSource | null>> = {
  youtube,
  vimeo: oembed("https://vimeo.com/api/oembed.json?url=", vimeoPage),
  wistia: oembed("https://fast.wistia.com/oembed?format=json&url=", (id) => `https://home.wistia.com/medias/${id}`),
  sprout: oembed("https://sproutvideo.com/oembed.json?url=", (id) => `https://sproutvideo.com/videos/${id}`),
  loom: oembed("https://www.loom.com/v1/oembed?format=json&url=", (id) => `https://www.loom.com/share/${id}`),
  vidyard: null,
  sharepoint: null,
  file: null,
};

/**
 * The address at which a provider tells the length of a video; null where it tells none.
 * @param key of the server at the provider; null without one
 */
export const lengthAddress = (link: VideoLink, key: string | null): string | null => sources[link.provider]?.address(link, key) ?? null;

/** The length in a provider's answer, seconds; null where it tells none, as of a live stream. */
export const lengthIn = (provider: VideoProvider, answer: unknown): number | null => {
  const found = sources[provider]?.read(answer);
  return typeof found === "number" && Number.isFinite(found) && found > 0 ? found : null;
};
