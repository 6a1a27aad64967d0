import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { FileKind } from "../../../core/files/file.model.ts";
import { mediaKind } from "../../../core/files/media-kind.rule.ts";
import { mediaLimits, type MediaQuery } from "../../../core/media-sources/media-source.model.ts";
import type { MediaAccount } from "../media-settings.ts";
import { apiAddress, askSource } from "./ask-source.flow.ts";
import type { MediaProvider } from "./media-provider.ts";

const OrNone = t.union([t.string, t.undefined]);
const DriveFile = t.type({ id: t.string, name: t.string, mimeType: t.string, thumbnailLink: OrNone, description: OrNone });
const Found = t.type({ files: t.readonlyArray(DriveFile), nextPageToken: OrNone });
const fields = "id,name,mimeType,thumbnailLink,description";

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;

const kindConditions: Readonly<Record<FileKind, string>> = {
  image: "mimeType contains 'image/'",
  video: "mimeType contains 'video/'",
  audio: "mimeType contains 'audio/'",
  pdf: "mimeType = 'application/pdf'",
  file: "mimeType contains 'application/' or mimeType contains 'text/'",
};

/** The condition of a search; documents that exist only in Google's editors have no content to be copied. */
const conditionOf = ({ search, type }: MediaQuery): string =>
  [
    "trashed = false",
    "not mimeType contains 'application/vnd.google-apps'",
    ...(search.trim() === "" ? [] : [`name contains ${quoted(search.trim())}`]),
    ...(type.length === 0 ? [] : [`(${type.map((kind) => kindConditions[kind]).join(" or ")})`]),
  ].join(" and ");

/** Files of the user's Google Drive. */
export const makeGoogleDrive = ({ api }: MediaAccount): MediaProvider => {
  const authorized = (access: string) => ({ authorization: `Bearer ${access}` });
  return {
    hasOpenThumbnails: false,
    list: async (query, access) => {
      const address = apiAddress(api, "/files", {
        q: conditionOf(query),
        fields: `nextPageToken,files(${fields})`,
        pageSize: mediaLimits.items,
        orderBy: "modifiedTime desc",
        pageToken: query.page,
      });
      return E.map(({ files, nextPageToken }: t.TypeOf<typeof Found>) => ({
        items: files.map(({ id, name, mimeType, thumbnailLink }) => ({
          id,
          name,
          type: mediaKind({ path: name, mimetype: mimeType }),
          thumbnail: thumbnailLink ?? null,
          credit: "",
        })),
        next: nextPageToken ?? null,
      }))(await askSource(address, authorized(access), Found));
    },
    find: async (item, access) => {
      const path = `/files/${encodeURIComponent(item)}`;
      const found = await askSource(apiAddress(api, path, { fields }), authorized(access), DriveFile);
      return E.map(({ name, description }: t.TypeOf<typeof DriveFile>) => ({
        address: apiAddress(api, path, { alt: "media" }).href,
        headers: authorized(access),
        title: name,
        credit: "",
        description: description ?? "",
      }))(found);
    },
  };
};
