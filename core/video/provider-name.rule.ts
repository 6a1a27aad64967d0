import type { VideoProvider } from "./video.model.ts";

/** The providers of videos as they write themselves; '' for a file of one's own. */
export const providerNames: Readonly<Record<VideoProvider, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
  wistia: "Wistia",
  sprout: "SproutVideo",
  vidyard: "Vidyard",
  file: "",
  loom: "Loom",
  sharepoint: "SharePoint",
};
