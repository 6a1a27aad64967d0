import type { ContentStorage } from "../../contents/content-storage.ts";
import { type PictureVariants, widthOf } from "../pictures/picture-variants.ts";
import { productPicture } from "../pictures/product-picture.ts";
import { bodyOf, type FileBody, storedBody } from "./file-body.ts";
import type { StoredFileRow } from "./stored-file.ts";

type Storage = { readonly contents: ContentStorage; readonly variants: PictureVariants };

/** @property vary whether the accepted types decide which body it is */
type Wanted = { readonly body: FileBody; readonly vary: boolean };

const posterType = "image/jpeg";

/** What an address asks for: the file, its poster (`poster`), or either as a picture of a width (`w`); null when there is none. */
export const wantedBody = async (
  { contents, variants }: Storage,
  file: StoredFileRow,
  query: Readonly<Record<string, unknown>>,
  accept: string,
): Promise<Wanted | null> => {
  const isPoster = query["poster"] !== undefined;
  const sha256 = isPoster ? file.poster_sha256 : file.sha256;
  if (isPoster && sha256 === null) return null;
  const mime = isPoster ? posterType : file.mime;
  const key = sha256 === null ? null : { org: file.org_id, sha256, variant: null };
  const width = widthOf(query["w"]);
  const variant =
    width === null || key === null ? null : await variants.at({ key, mime, width: isPoster ? null : file.width }, width, accept);
  const own = width === null || isPoster ? null : await productPicture(file, width, accept);
  const body = variant ?? own ?? (isPoster && key !== null ? await storedBody(contents, key, mime) : await bodyOf(contents, file));
  return body === null ? null : { body, vary: width !== null };
};
