import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { MediaProblem } from "../../../core/media-sources/media-problem.rule.ts";
import { mediaLimits } from "../../../core/media-sources/media-source.model.ts";
import type { MediaAccount } from "../media-settings.ts";
import { apiAddress, askSource } from "./ask-source.flow.ts";
import { GraphPaging, nextOf } from "./graph-provider.ts";
import type { MediaProvider, SourceFile } from "./media-provider.ts";

const OrNone = t.union([t.string, t.undefined]);
const Media = t.type({ id: t.string, media_type: t.string, media_url: OrNone, thumbnail_url: OrNone, caption: OrNone });
const Found = t.type({ data: t.readonlyArray(Media), paging: GraphPaging });
const fields = "id,caption,media_type,media_url,thumbnail_url";

const kindOf = ({ media_type }: t.TypeOf<typeof Media>) => (media_type === "VIDEO" ? ("video" as const) : ("image" as const));

/** Pictures and films of the user's Instagram account. */
export const makeInstagram = ({ api }: MediaAccount): MediaProvider => ({
  hasOpenThumbnails: true,
  list: async ({ type, page }, access) => {
    const address = apiAddress(api, "/me/media", { fields, limit: mediaLimits.items, after: page });
    const found = await askSource(address, { authorization: `Bearer ${access}` }, Found);
    return E.map(({ data, paging }: t.TypeOf<typeof Found>) => ({
      items: data
        .filter((media) => type.length === 0 || type.includes(kindOf(media)))
        .map((media) => ({
          id: media.id,
          name: media.caption ?? "",
          type: kindOf(media),
          thumbnail: media.thumbnail_url ?? media.media_url ?? null,
          credit: "",
        })),
      next: nextOf(paging),
    }))(found);
  },
  find: async (item, access) => {
    const address = apiAddress(api, `/${encodeURIComponent(item)}`, { fields });
    const found = await askSource(address, { authorization: `Bearer ${access}` }, Media);
    return E.chain(({ media_url: url, caption }: t.TypeOf<typeof Media>): E.Either<MediaProblem, SourceFile> =>
      url === undefined
        ? E.left({ tag: "gone" })
        : E.right({ address: url, headers: {}, title: caption ?? "", credit: "", description: "" }),
    )(found);
  },
});
