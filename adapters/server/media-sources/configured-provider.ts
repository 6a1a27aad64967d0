import type { MediaSourceName } from "../../../core/media-sources/media-source.model.ts";
import type { MediaAccount, MediaSettings } from "../media-settings.ts";
import { makeFacebook } from "./facebook-provider.ts";
import { makeGoogleDrive } from "./googledrive-provider.ts";
import { makeInstagram } from "./instagram-provider.ts";
import type { MediaProvider } from "./media-provider.ts";
import { makeUnsplash } from "./unsplash-provider.ts";

/** Sources at which users connect an account. */
export type AccountSource = Exclude<MediaSourceName, "unsplash">;

const accountProviders: Readonly<Record<AccountSource, (account: MediaAccount) => MediaProvider>> = {
  googledrive: makeGoogleDrive,
  instagram: makeInstagram,
  facebook: makeFacebook,
};

/** The service of a source; null where the server is not configured for it. */
export const providerOf = (settings: MediaSettings, source: MediaSourceName): MediaProvider | null => {
  if (source === "unsplash") return settings.unsplash === null ? null : makeUnsplash(settings.unsplash);
  const account = settings[source];
  return account === null ? null : accountProviders[source](account);
};
