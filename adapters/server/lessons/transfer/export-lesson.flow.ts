import * as E from "fp-ts/lib/Either.js";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { foundLesson } from "../../../../core/lessons/find-lesson.rule.ts";
import type { LessonKey } from "../../../../core/lessons/lesson.model.ts";
import { fittingFiles } from "../../../../core/lessons/transfer/fitting-files.rule.ts";
import {
  type LessonFile,
  lessonFileFormat,
  type TransferredFile,
  transferLimits,
} from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { namedFiles } from "../../../../core/lessons/transfer/own-addresses.rule.ts";
import { workingCopyOf } from "../../../../core/lessons/working-copy.rule.ts";
import type { ContentStorage } from "../../contents/content-storage.ts";
import { pathOfLocation } from "../../files/serving/stored-file.ts";
import { Afterwards } from "../../http/answer.ts";
import type { ServerDeps } from "../../server-deps.ts";
import { findLesson, type LessonCall } from "../lesson-row.ts";
import { readableFiles, type ShownFile } from "./lesson-files.store.ts";

const bytesOf = async (contents: ContentStorage, { org_id: org, sha256, location }: ShownFile): Promise<Buffer | null> => {
  if (sha256 !== null) {
    const stream = await contents.read({ org, sha256, variant: null });
    return stream === null ? null : buffer(stream);
  }
  const local = location === null ? null : await pathOfLocation(location);
  return local === null ? null : readFile(local.path);
};

const transferred = async (contents: ContentStorage, file: ShownFile): Promise<readonly TransferredFile[]> => {
  const bytes = await bytesOf(contents, file);
  if (bytes === null) return [];
  const { address, filename, mime, description } = file;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return [{ address, filename, mimetype: mime, description, sha256, content: bytes.toString("base64") }];
};

/** Reads a lesson in the transaction and the bytes of its files afterwards; files that are too large together are named instead. */
export const exportLesson = async (
  { contents, areas }: Pick<ServerDeps, "contents" | "areas">,
  call: LessonCall,
  key: LessonKey,
): Promise<E.Either<Failure, Afterwards<LessonFile>>> => {
  const found = foundLesson(await findLesson(call, key), call.actor, call.request.now);
  if (E.isLeft(found)) return found;
  const lesson = workingCopyOf(found.right);
  const named = namedFiles([lesson.banner_img, lesson.items.map(({ values }) => values)]).slice(0, transferLimits.files);
  const { fitting, others } = fittingFiles(await readableFiles(call, areas, named), transferLimits.contents);
  return E.right(
    new Afterwards(async () => {
      const files: TransferredFile[] = [];
      for (const file of fitting) files.push(...(await transferred(contents, file)));
      return E.right({ ...lessonFileFormat, lesson, files, left_out: others.map(({ filename }) => filename) });
    }),
  );
};
