import { declaredType, extensionOfType, isFilm, isPhonePicture, isShownPicture } from "../../core/files/file-type.rule.ts";
import { smallerSize } from "../../core/files/picture-size.rule.ts";
import type { PreparedFile } from "../../core/files/prepared-file.model.ts";
import type { PrepareUpload } from "../../core/files/upload-transport.port.ts";
import type { LocalFile } from "../../core/files/uploads.model.ts";
import type { DecodedPicture } from "./canvas-picture.ts";

type Deps = {
  readonly decode: (file: Blob) => Promise<DecodedPicture | null>;
  readonly poster: (film: Blob) => Promise<Blob | null>;
  /** width of the window in pixels */
  readonly windowWidth: () => number;
};

const renamed = (name: string, type: string): string => `${name.replace(/\.[A-Za-z0-9]{1,5}$/, "")}.${extensionOfType(type)}`;

/** The picture in fewer pixels, or in a format that browsers show; null where it stays as it is. */
const smaller = async (file: Blob & LocalFile, type: string, { decode, windowWidth }: Deps): Promise<File | null> => {
  const picture = await decode(file);
  if (picture === null) return null;
  try {
    const size = smallerSize(picture, windowWidth()) ?? (isPhonePicture(type) ? picture : null);
    const made = size === null ? null : await picture.encode(size);
    if (made === null) return null;
    const name = made.type === type ? file.name : renamed(file.name, made.type);
    return new File([made], name, { type: made.type, lastModified: file.lastModified });
  } finally {
    picture.close();
  }
};

const isBlob = (file: LocalFile): file is LocalFile & Blob => file instanceof Blob;

/** Makes wide pictures smaller, but no GIF, and takes a picture of a film; whatever a browser cannot read is sent as it is. */
export const makePrepareUpload =
  (deps: Deps): PrepareUpload =>
  async (file): Promise<PreparedFile> => {
    const asIs = { file, poster: null };
    const type = declaredType(file.type, file.name);
    if (!isBlob(file)) return asIs;
    if ((isShownPicture(type) && type !== "image/gif") || isPhonePicture(type))
      return { file: (await smaller(file, type, deps)) ?? file, poster: null };
    const picture = isFilm(type) ? await deps.poster(file) : null;
    return picture === null ? asIs : { file, poster: new File([picture], "poster.jpg", { type: picture.type, lastModified: 0 }) };
  };
