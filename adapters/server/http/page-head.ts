import type { ShellConfig } from "../../../core/shell/shell-config.model.ts";
import { contentOriginFor } from "../../../core/video/content-origin.rule.ts";
import type { VideoFrames } from "../../../core/video/video-frames.model.ts";
import type { Config } from "../config.ts";

/** Text for an attribute in double quotes. */
export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Writes values that a page reads at its start into its head. */
export const withMeta = (html: string, name: string, values: object): string =>
  html.replace("</head>", () => `  <meta name="${name}" content="${escaped(JSON.stringify(values))}" />\n  </head>`);

export type PageFacts = {
  readonly config: Pick<Config, "pages" | "frameAncestors" | "videos">;
  /** the pattern of the content origin, null without one */
  readonly contentOrigin: string | null;
  readonly showsVideos: boolean;
};

/** Writes the configuration that a page needs before its first call into its head. */
export const withPageConfig = (html: string, { config, contentOrigin, showsVideos }: PageFacts): string => {
  const { pages, frameAncestors, videos } = config;
  const known: ShellConfig = {
    video_gallery_url: pages.videoGallery,
    support_url: pages.support,
    support_widget: pages.supportWidget,
    parents: frameAncestors,
  };
  const frames: VideoFrames = {
    shows: showsVideos,
    content_origin: contentOrigin === null ? null : contentOriginFor(contentOrigin, "video"),
    bases: videos.bases,
  };
  return withMeta(withMeta(html, "cygnet-config", known), "cygnet-video", frames);
};
