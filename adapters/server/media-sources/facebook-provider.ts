import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { MediaProblem } from "../../../core/media-sources/media-problem.rule.ts";
import { mediaLimits } from "../../../core/media-sources/media-source.model.ts";
import type { MediaAccount } from "../media-settings.ts";
import { apiAddress, askSource } from "./ask-source.flow.ts";
import { GraphPaging, nextOf } from "./graph-provider.ts";
import type { MediaProvider, SourceFile } from "./media-provider.ts";

const OrNone = t.union([t.string, t.undefined]);
const Size = t.type({ source: t.string, width: t.number });
const Photo = t.type({ id: t.string, name: OrNone, picture: OrNone, images: t.readonlyArray(Size) });
const Found = t.type({ data: t.readonlyArray(Photo), paging: GraphPaging });
const fields = "id,name,picture,images";

/** The sizes of a photo, the widest first. */
const widestFirst = ({ images }: t.TypeOf<typeof Photo>) => images.toSorted((one, other) => other.width - one.width);

/** Photos of the user's Facebook account. */
export const makeFacebook = ({ api }: MediaAccount): MediaProvider => ({
  hasOpenThumbnails: true,
  list: async ({ type, page }, access) => {
    if (type.length > 0 && !type.includes("image")) return E.right({ items: [], next: null });
    const address = apiAddress(api, "/me/photos", { type: "uploaded", fields, limit: mediaLimits.items, after: page });
    const found = await askSource(address, { authorization: `Bearer ${access}` }, Found);
    return E.map(({ data, paging }: t.TypeOf<typeof Found>) => ({
      items: data.map((photo) => ({
        id: photo.id,
        name: photo.name ?? "",
        type: "image" as const,
        thumbnail: widestFirst(photo).find(({ width }) => width <= 480)?.source ?? photo.picture ?? null,
        credit: "",
      })),
      next: nextOf(paging),
    }))(found);
  },
  find: async (item, access) => {
    const address = apiAddress(api, `/${encodeURIComponent(item)}`, { fields });
    const found = await askSource(address, { authorization: `Bearer ${access}` }, Photo);
    return E.chain((photo: t.TypeOf<typeof Photo>): E.Either<MediaProblem, SourceFile> => {
      const [widest] = widestFirst(photo);
      if (widest === undefined) return E.left({ tag: "gone" });
      return E.right({ address: widest.source, headers: {}, title: photo.name ?? "", credit: "", description: "" });
    })(found);
  },
});
