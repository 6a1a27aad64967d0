import type { MediaSource, MediaSourceName } from "./media-source.model.ts";

/**
 * A source, as its service works.
 * @property name as the service calls itself
 * @property access by a key of the server, or by an account that each user connects
 * @property listing searched by words, or listed newest first
 */
export type MediaSourceKind = { readonly name: string; readonly access: "key" | "account"; readonly listing: "search" | "newest" };

/** Every source from which files can be copied, in the order in which they are offered. */
export const mediaSources: Readonly<Record<MediaSourceName, MediaSourceKind>> = {
  unsplash: { name: "Unsplash", access: "key", listing: "search" },
  googledrive: { name: "Google Drive", access: "account", listing: "search" },
  instagram: { name: "Instagram", access: "account", listing: "newest" },
  facebook: { name: "Facebook", access: "account", listing: "newest" },
};

/** The names of the sources, in the order in which they are offered. */
export const mediaSourceNames: readonly MediaSourceName[] = ["unsplash", "googledrive", "instagram", "facebook"];

/**
 * The sources that are offered to a user: those for which the server is configured.
 * @param connected those to which the user has connected an account
 */
export const offeredSources = (
  isConfigured: (source: MediaSourceName) => boolean,
  connected: readonly MediaSourceName[],
): readonly MediaSource[] =>
  mediaSourceNames.filter(isConfigured).map((source) => {
    const { access, listing } = mediaSources[source];
    const needsAccount = access === "account";
    return {
      source,
      needs_account: needsAccount,
      is_searchable: listing === "search",
      is_connected: !needsAccount || connected.includes(source),
    };
  });
