import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import type { Decision } from "../kernel/decision.ts";
import { invalid } from "../kernel/failure.ts";
import { fileRefusals } from "./file-refusals.ts";
import { extensionOf } from "./file-type.rule.ts";
import type { ContentChange } from "./file-write.model.ts";
import type { FileKind, FileRecord } from "./file.model.ts";
import { changeableFileInUse } from "./find-file.rule.ts";
import { mediaKind } from "./media-kind.rule.ts";
import { uploadRefusals } from "./upload-refusals.ts";
import type { UploadedContent } from "./uploaded-content.model.ts";

/** A file with the hash of its content, and the upload that it has its content from. */
export type FileWithContent = { readonly file: FileRecord; readonly sha256: string | null; readonly upload_id: string | null };

/** The write of new content; id, address and everything else stay. */
export type ContentWrite = Pick<FileRecord, "filename" | "version" | "updated_at"> & { readonly audit: AuditNote };

const embedded: ReadonlySet<FileKind> = new Set(["image", "video", "audio"]);

const withExtension = (filename: string, extension: string): string => {
  const own = extensionOf(filename);
  if (extension === "" || own === extension) return filename;
  return `${own === "" ? filename : filename.slice(0, -own.length - 1)}.${extension}`;
};

/**
 * Decides new content of a file: a picture, film or sound stays one, since pages show it as such; content that is in place already counts as
 * done.
 * @param stored null where the caller sees no such file
 * @param content null where there is no such upload or earlier content
 */
export const decideContentChange = (
  stored: FileWithContent | null,
  asked: ContentChange,
  content: UploadedContent | null,
  now: number,
): Decision<ContentWrite> => {
  const found = changeableFileInUse(stored?.file ?? null);
  if (E.isLeft(found)) return found;
  const file = found.right;
  if ("upload" in asked && stored?.upload_id === asked.upload) return E.right(null);
  if (content === null)
    return E.left(invalid("upload" in asked ? { upload: [uploadRefusals.upload_missing] } : { earlier: [fileRefusals.file_no_earlier] }));
  const kind = mediaKind({ path: content.filename, mimetype: content.mimetype });
  if (kind !== file.type && (embedded.has(kind) || embedded.has(file.type)))
    return E.left(invalid({ [Object.keys(asked)[0] ?? "upload"]: [fileRefusals.file_other_kind({ kind: file.type })] }));
  if (stored?.sha256 === content.sha256) return E.right(null);
  const filename = withExtension(file.filename, extensionOf(content.filename));
  return E.right({
    filename,
    version: file.version + 1,
    updated_at: now,
    audit: {
      action: "file.replace_content",
      before: { filename: file.filename, mimetype: file.mimetype, size: file.size },
      after: { filename, mimetype: content.mimetype, size: content.size },
    },
  });
};
