type Host = { readonly navigator: Pick<Navigator, "serviceWorker">; readonly isBuilt: boolean; readonly isEmbedded: boolean };

/** Registers the service worker for starting offline, in built applications that are not embedded. */
export const keepForOffline = ({ navigator, isBuilt, isEmbedded }: Host): void => {
  if (isBuilt && !isEmbedded && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js").catch(() => undefined);
};
