import { type Failure, invalid } from "../kernel/failure.ts";
import { fileLimits } from "./file-limits.model.ts";
import { declaredType, isFilm, isPhonePicture, isShownPicture } from "./file-type.rule.ts";
import { uploadRefusals } from "./upload-refusals.ts";

/** What is known about a file before its bytes are. */
export type DeclaredFile = { readonly name: string; readonly size: number; readonly type: string };

const megabytes = (bytes: number): number => bytes / 1_048_576;

/** The most bytes of content of a type. */
export const bytesAllowed = (mimetype: string): number =>
  isFilm(mimetype) ? fileLimits.videoBytes : isShownPicture(mimetype) ? fileLimits.pictureBytes : fileLimits.bytes;

const tooLarge = (mimetype: string): Failure => {
  const limit = bytesAllowed(mimetype);
  const values = { megabytes: megabytes(limit) };
  if (isFilm(mimetype)) return { tag: "too-large", ...uploadRefusals.upload_video_too_large(values), limit };
  if (isShownPicture(mimetype)) return { tag: "too-large", ...uploadRefusals.upload_picture_too_large(values), limit };
  return { tag: "too-large", ...uploadRefusals.upload_too_large({ ...values, videos: megabytes(fileLimits.videoBytes) }), limit };
};

/** Why content of a type and size is refused; null when it is not. */
export const contentRefusal = ({ mimetype, size }: { readonly mimetype: string; readonly size: number }): Failure | null => {
  if (size <= 0) return invalid({ file: [uploadRefusals.upload_empty] });
  if (isPhonePicture(mimetype)) return invalid({ file: [uploadRefusals.upload_phone_picture] });
  return size > bytesAllowed(mimetype) ? tooLarge(mimetype) : null;
};

/** Why a file is refused before its first byte is sent, by what it claims to be; null when it is not. */
export const uploadRefusal = ({ name, size, type }: DeclaredFile): Failure | null =>
  contentRefusal({ mimetype: declaredType(type, name), size });
