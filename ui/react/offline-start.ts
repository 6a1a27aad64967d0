type Host = { readonly navigator: Pick<Navigator, "serviceWorker">; readonly isBuilt: boolean; readonly isEmbedded: boolean };

/** Lets the built application start without the network; in another page's frame and in development nothing is kept. */
export const keepForOffline = ({ navigator, isBuilt, isEmbedded }: Host): void => {
  if (isBuilt && !isEmbedded && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js").catch(() => undefined);
};
