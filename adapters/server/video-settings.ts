import { isContentPattern } from "../../core/video/content-origin.rule.ts";
import { VideoProvider } from "../../core/video/video.model.ts";

/** Settings of the videos of providers. */
export type VideoSettings = {
  /** the second name of this server, for scripts of others; may hold a `*`; null: none, and in demo mode one below localhost */
  readonly contentOrigin: string | null;
  /** origins that stand for those of providers, by provider */
  readonly bases: Readonly<Record<string, string>>;
  /** of YouTube's data API, which tells the lengths of its videos; null: they are as long as players report */
  readonly youtubeKey: string | null;
};

type Reader = {
  readonly text: (name: string) => string | null;
  readonly expect: <A>(name: string, value: A, ok: boolean, expected: string) => A;
};

/** Reads the settings of videos. */
export const readVideoSettings = ({ text, expect }: Reader, isOrigin: (text: string) => boolean): VideoSettings => {
  const contentOrigin = text("CYGNET_CONTENT_ORIGIN");
  const pairs = (text("CYGNET_VIDEO_PROVIDERS") ?? "")
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const);
  return {
    contentOrigin: expect(
      "CYGNET_CONTENT_ORIGIN",
      contentOrigin,
      contentOrigin === null || isContentPattern(contentOrigin),
      "an origin of its own such as https://content.example.com or https://*.content.example.com",
    ),
    bases: expect(
      "CYGNET_VIDEO_PROVIDERS",
      Object.fromEntries(pairs),
      pairs.every(([name, base]) => VideoProvider.is(name) && isOrigin(base)),
      "pairs such as youtube=https://proxy.example.com",
    ),
    youtubeKey: text("CYGNET_YOUTUBE_KEY"),
  };
};

/**
 * The pattern of the content origin in force.
 * @param origin of the server itself
 */
export const contentOriginOf = (
  { demo, videos }: { readonly demo: boolean; readonly videos: VideoSettings },
  origin: string,
): string | null => {
  if (videos.contentOrigin !== null) return videos.contentOrigin;
  const { hostname, protocol, port } = new URL(origin);
  return demo && protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname) ? `http://content.localhost:${port}` : null;
};
