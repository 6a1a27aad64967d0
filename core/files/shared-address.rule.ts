/** The token in the path of a link's page; '' when there is none. */
export const tokenOfPath = (path: string): string => /^\/shared\/([A-Za-z0-9_-]{43})\/?$/.exec(path)?.[1] ?? "";

/** The address at which a file of a link is downloaded. */
export const sharedDownload = (url: string): string => `${url}${url.includes("?") ? "&" : "?"}download=1`;
