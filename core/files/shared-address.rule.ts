import type { PictureWidth } from "./file-limits.model.ts";

const added = (url: string, parameter: string): string => `${url}${url.includes("?") ? "&" : "?"}${parameter}`;

/** The token in the path of a link's page; '' when there is none. */
export const tokenOfPath = (path: string): string => /^\/shared\/([A-Za-z0-9_-]{43})\/?$/.exec(path)?.[1] ?? "";

/** The address at which a file of a link is downloaded. */
export const sharedDownload = (url: string): string => added(url, "download=1");

/** The address of a picture of a link at a width. */
export const sharedPicture = (url: string, width: PictureWidth): string => added(url, `w=${width}`);
