import { addressText, pairKey, queryValue, type WebAddress } from "../kernel/web-address.ts";
import type { VideoProvider } from "./video.model.ts";

type Found = { readonly id: string | null; readonly embed_url: string };

/** One provider's link formats: how its addresses are recognised and converted. */
type VideoSource = { readonly provider: VideoProvider; readonly read: (address: WebAddress) => Found | null };

const bare = (host: string): string => host.replace(/^(?:www|m|music)\./, "");

const idOf = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;

const embedded = (id: string | null, url: (id: string) => string): Found | null =>
  id === null || id === "" ? null : { id, embed_url: url(id) };

const noise = new Set(["t", "start", "si", "feature"]);
const isNoise = (pair: string): boolean => noise.has(pairKey(pair)) || pairKey(pair).startsWith("utm_");

/** An address without its fragment, tracking parameters and start time. */
const cleaned = (address: WebAddress): Found => ({
  id: null,
  embed_url: addressText({ ...address, query: address.query.filter((pair) => !isNoise(pair)), fragment: "" }),
});

const youtubeId = ({ host, path, query }: WebAddress): string | null => {
  if (bare(host) === "youtu.be") return idOf(path, /^\/([\w-]+)\/?$/);
  if (bare(host) !== "youtube.com" && bare(host) !== "youtube-nocookie.com") return null;
  return /^\/watch\/?$/.test(path)
    ? idOf(queryValue(query, "v") ?? "", /^([\w-]+)$/)
    : idOf(path, /^\/(?:shorts|embed|live)\/(?!videoseries|live_stream)([\w-]+)\/?$/);
};

const vimeo = ({ host, path, query }: WebAddress): Found | null => {
  const isVimeo = bare(host) === "vimeo.com" || host === "player.vimeo.com";
  const match = isVimeo ? /^\/(?:video\/)?(\d+)(?:\/([0-9a-z]+))?\/?$/i.exec(path) : null;
  const hash = match?.[2] ?? idOf(queryValue(query, "h") ?? "", /^([0-9a-z]+)$/i);
  return embedded(match?.[1] ?? null, (id) => `https://player.vimeo.com/video/${id}${hash === null ? "" : `?h=${hash}`}`);
};

const wistiaId = ({ host, path }: WebAddress): string | null =>
  host.endsWith(".wistia.com") || host === "fast.wistia.net" ? idOf(path, /^\/(?:medias|embed\/iframe)\/(\w+)\/?$/) : null;

const sprout = ({ host, path }: WebAddress): Found | null => {
  const match = host === "videos.sproutvideo.com" ? /^\/embed\/(\w+)\/(\w+)\/?$/.exec(path) : null;
  return embedded(match?.[1] ?? null, (id) => `https://videos.sproutvideo.com/embed/${id}/${match?.[2] ?? ""}`);
};

const vidyardId = ({ host, path }: WebAddress): string | null =>
  host.endsWith(".vidyard.com") && host !== "www.vidyard.com" ? idOf(path, /^\/(?:watch\/|share\/)?([\w-]+?)(?:\.html)?\/?$/) : null;

const loomId = ({ host, path }: WebAddress): string | null =>
  bare(host) === "loom.com" ? idOf(path, /^\/(?:share|embed)\/([\w-]+)\/?$/) : null;

/** Every recognised provider; hosts match exactly or as a subdomain of the provider, so that look-alike hosts are refused. */
export const videoSources: readonly VideoSource[] = [
  { provider: "youtube", read: (address) => embedded(youtubeId(address), (id) => `https://www.youtube-nocookie.com/embed/${id}`) },
  { provider: "vimeo", read: vimeo },
  { provider: "wistia", read: (address) => embedded(wistiaId(address), (id) => `https://fast.wistia.net/embed/iframe/${id}`) },
  { provider: "sprout", read: sprout },
  { provider: "vidyard", read: (address) => embedded(vidyardId(address), (id) => `https://play.vidyard.com/${id}`) },
  { provider: "loom", read: (address) => embedded(loomId(address), (id) => `https://www.loom.com/embed/${id}`) },
  { provider: "sharepoint", read: (address) => (address.host.endsWith(".sharepoint.com") ? cleaned(address) : null) },
  { provider: "file", read: (address) => (/\.(?:mp4|m3u8)$/i.test(address.path) ? cleaned(address) : null) },
];
