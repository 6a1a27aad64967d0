import type { ShellConfig } from "../../../core/shell/shell-config.model.ts";
import type { Config } from "../config.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Writes the configuration that a page needs before its first call into its head. */
export const withPageConfig = (html: string, { pages, frameAncestors }: Pick<Config, "pages" | "frameAncestors">): string => {
  const known: ShellConfig = {
    video_gallery_url: pages.videoGallery,
    support_url: pages.support,
    support_widget: pages.supportWidget,
    parents: frameAncestors,
  };
  return html.replace("</head>", () => `  <meta name="cygnet-config" content="${escaped(JSON.stringify(known))}" />\n  </head>`);
};
