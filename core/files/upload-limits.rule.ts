import { type Failure, invalid } from "../kernel/failure.ts";
import { pictureBytesRefusal, pictureFailure } from "./decide-picture.rule.ts";
import { fileLimits } from "./file-limits.model.ts";
import { declaredType, isFilm, isPhonePicture, isShownPicture } from "./file-type.rule.ts";
import { pictureRefusals } from "./picture-refusals.ts";
import { uploadRefusals } from "./upload-refusals.ts";

/** What is known about a file before its bytes are. */
export type DeclaredFile = { readonly name: string; readonly size: number; readonly type: string };

const megabytes = (bytes: number): number => bytes / 1_048_576;

/** The most bytes of content of a type that is no picture. */
const bytesAllowed = (mimetype: string): number => (isFilm(mimetype) ? fileLimits.videoBytes : fileLimits.bytes);

const tooLarge = (mimetype: string): Failure => {
  const limit = bytesAllowed(mimetype);
  const values = { megabytes: megabytes(limit) };
  if (isFilm(mimetype)) return { tag: "too-large", ...uploadRefusals.upload_video_too_large(values), limit };
  return { tag: "too-large", ...uploadRefusals.upload_too_large({ ...values, videos: megabytes(fileLimits.videoBytes) }), limit };
};

/** Why content of a type and size is refused; null when it is not. */
export const contentRefusal = ({ mimetype, size }: { readonly mimetype: string; readonly size: number }): Failure | null => {
  if (size <= 0) return invalid({ file: [uploadRefusals.upload_empty] });
  if (isPhonePicture(mimetype)) return pictureFailure(pictureRefusals.picture_kind);
  if (isShownPicture(mimetype)) return pictureBytesRefusal(size);
  return size > bytesAllowed(mimetype) ? tooLarge(mimetype) : null;
};

/** Why a file is refused before its first byte is sent, by what it claims to be; null when it is not. */
export const uploadRefusal = ({ name, size, type }: DeclaredFile): Failure | null =>
  contentRefusal({ mimetype: declaredType(type, name), size });

/**
 * Why a chosen file is refused at once; null when it is not. Pictures are made smaller before they are sent, and are asked about once more
 * then.
 */
export const chosenRefusal = (file: DeclaredFile): Failure | null => {
  const type = declaredType(file.type, file.name);
  const isPicture = isShownPicture(type) || isPhonePicture(type);
  return isPicture && file.size > 0 && file.size <= fileLimits.bytes ? null : uploadRefusal(file);
};
