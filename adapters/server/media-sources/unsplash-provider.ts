import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { mediaLimits } from "../../../core/media-sources/media-source.model.ts";
import type { MediaSettings } from "../media-settings.ts";
import { apiAddress, askSource } from "./ask-source.flow.ts";
import type { MediaProvider } from "./media-provider.ts";

const OrNull = t.union([t.string, t.null, t.undefined]);
const Photo = t.type({
  id: t.string,
  description: OrNull,
  alt_description: OrNull,
  urls: t.type({ small: t.string }),
  user: t.type({ name: t.string }),
});
const Found = t.type({ total_pages: t.number, results: t.readonlyArray(Photo) });
const Newest = t.readonlyArray(Photo);
const Download = t.type({ url: t.string });

const titleOf = ({ description, alt_description }: t.TypeOf<typeof Photo>): string => description ?? alt_description ?? "";
const itemOf = (photo: t.TypeOf<typeof Photo>) => ({
  id: photo.id,
  name: titleOf(photo),
  type: "image" as const,
  thumbnail: photo.urls.small,
  credit: photo.user.name,
});

/** Photos of Unsplash, by the server's key; each copy is counted there, as its terms ask. */
export const makeUnsplash = ({ api, key }: NonNullable<MediaSettings["unsplash"]>): MediaProvider => {
  const headers = { authorization: `Client-ID ${key}`, "accept-version": "v1" };
  return {
    hasOpenThumbnails: true,
    list: async ({ search, type, page: asked }) => {
      if (type.length > 0 && !type.includes("image")) return E.right({ items: [], next: null });
      const page = /^\d{1,4}$/.test(asked) ? Number(asked) : 1;
      const shared = { page, per_page: mediaLimits.items };
      if (search.trim() === "") {
        const newest = await askSource(apiAddress(api, "/photos", shared), headers, Newest);
        return E.map((photos: t.TypeOf<typeof Newest>) => ({
          items: photos.map(itemOf),
          next: photos.length < mediaLimits.items ? null : String(page + 1),
        }))(newest);
      }
      const found = await askSource(apiAddress(api, "/search/photos", { ...shared, query: search.trim() }), headers, Found);
      return E.map(({ results, total_pages: pages }: t.TypeOf<typeof Found>) => ({
        items: results.map(itemOf),
        next: page < pages ? String(page + 1) : null,
      }))(found);
    },
    find: async (item) => {
      const path = `/photos/${encodeURIComponent(item)}`;
      const photo = await askSource(apiAddress(api, path), headers, Photo);
      if (E.isLeft(photo)) return photo;
      const counted = await askSource(apiAddress(api, `${path}/download`), headers, Download);
      return E.map(({ url }: t.TypeOf<typeof Download>) => ({
        address: url,
        headers: {},
        title: titleOf(photo.right),
        credit: photo.right.user.name,
        description: photo.right.alt_description ?? "",
      }))(counted);
    },
  };
};
