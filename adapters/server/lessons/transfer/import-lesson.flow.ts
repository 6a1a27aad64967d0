import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stockBanners } from "../../../../core/files/banners.rule.ts";
import type { UploadedContent } from "../../../../core/files/uploaded-content.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { lessonFolderProblem } from "../../../../core/lessons/find-lesson-folder.rule.ts";
import type { NewLesson } from "../../../../core/lessons/lesson-write.model.ts";
import type { LessonImport, LessonImported } from "../../../../core/lessons/transfer/lesson-file.model.ts";
import { textWithUrls, valuesWithUrls } from "../../../../core/lessons/transfer/own-addresses.rule.ts";
import { type ReadLesson, readLessonFile } from "../../../../core/lessons/transfer/read-lesson-file.rule.ts";
import { bannerSizes } from "../../files/banners/banner-files.ts";
import { createFromContent } from "../../files/create-file.store.ts";
import { takeIn } from "../../files/intake/take-in.ts";
import { uploadFolder } from "../../files/uploads/upload-bytes.ts";
import { Afterwards } from "../../http/answer.ts";
import { RequestFailure } from "../../http/body-parser.ts";
import type { ServerDeps } from "../../server-deps.ts";
import { createLesson, type CreateLessonCall } from "../create-lesson.store.ts";
import { findLessonFolder } from "../lesson-folder-row.ts";
import { type CheckedFile, checkedFiles } from "./checked-files.flow.ts";
import { urlOfContent } from "./lesson-files.store.ts";

/** @property content null where the library has a file with the same content */
type TakenFile = CheckedFile & { readonly content: UploadedContent | null };

/** A refusal of one file, named by its path. */
const atFile = (failure: Failure, at: number): Failure => {
  if (failure.tag !== "invalid") return failure;
  const { reasons = {}, errors, ...rest } = failure;
  const path = `files.${at}`;
  return { ...rest, errors: { [path]: Object.values(errors).flat() }, reasons: { [path]: Object.values(reasons).flat() } };
};

/** Checks a file like an upload and stores its bytes; the sweep removes them where no file refers to them in the end. */
const taken = async (deps: ServerDeps, org: number, file: CheckedFile): Promise<E.Either<Failure, TakenFile>> => {
  const folder = join(uploadFolder(deps.config.dataFolder), "imported");
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, file.bytes, { mode: 0o600 });
    const content = await takeIn(deps, org, { path, filename: file.filename, kind: "staff" });
    return E.isLeft(content) ? E.left(atFile(content.left, file.at)) : E.right({ ...file, content: content.right });
  } finally {
    await rm(path, { force: true });
  }
};

const must = <A>(result: E.Either<Failure, A>): A => {
  if (E.isLeft(result)) throw new RequestFailure(result.left);
  return result.right;
};

/** The address of a file in the library: of one with the same content, else of a new one; null where the known one was deleted meanwhile. */
const urlOf = async (deps: ServerDeps, call: CreateLessonCall, { sha256, description, content }: TakenFile): Promise<string | null> => {
  const known = await urlOfContent(call, content?.sha256 ?? sha256);
  if (known !== null || content === null) return known;
  const system = stockBanners(deps.config.files.cdn, bannerSizes);
  return must(await createFromContent({ ...call, system }, { description }, content))?.url ?? null;
};

const newLesson = (
  { values, items }: Pick<ReadLesson, "values" | "items">,
  { folder_id = null, key }: LessonImport,
  urls: ReadonlyMap<string, string>,
): NewLesson => ({
  ...values,
  banner_img: textWithUrls(values.banner_img ?? null, urls),
  items: items.map((item) => ({ ...item, uuid: randomUUID(), values: valuesWithUrls(item.values, urls) })),
  folder_id,
  publish: false,
  ...(key === undefined ? {} : { key }),
});

/** Stores files and lesson in one transaction; nothing is stored where one of them is refused. */
const stored = async (deps: ServerDeps, call: CreateLessonCall, read: ReadLesson, asked: LessonImport, files: readonly TakenFile[]) =>
  deps.database.inOrg(call.actor.org_id, async (tx) => {
    const urls = new Map<string, string>();
    for (const file of files) {
      const url = await urlOf(deps, { ...call, tx }, file);
      if (url !== null) urls.set(file.address, url);
    }
    const { id, name } = must(await createLesson({ ...call, tx }, newLesson(read, asked, urls)));
    return { id, name };
  });

/** Imports an exported lesson: a dry run reads it, otherwise its files are stored after the transaction and the lesson with them. */
export const importLesson = async (
  deps: ServerDeps,
  call: CreateLessonCall,
  asked: LessonImport,
): Promise<E.Either<Failure, LessonImported | Afterwards<LessonImported>>> => {
  const folder = lessonFolderProblem(asked.folder_id ?? null, await findLessonFolder(call, asked.folder_id ?? null));
  if (folder !== null) return E.left(folder);
  const read = readLessonFile(asked.file);
  if (E.isLeft(read)) return read;
  const { files, problems } = checkedFiles(read.right.files);
  const plan: LessonImported = {
    name: read.right.values.name ?? "",
    items: read.right.items.length,
    files: files.map(({ filename, bytes }) => ({ filename, bytes: bytes.length })),
    problems: [...read.right.problems, ...problems],
    lesson: null,
  };
  if (asked.dry_run === true) return E.right(plan);
  const known = new Set<string>();
  for (const { sha256 } of files) if ((await urlOfContent(call, sha256)) !== null) known.add(sha256);
  return E.right(
    new Afterwards(async () => {
      const ready: TakenFile[] = [];
      for (const file of files) {
        const one = known.has(file.sha256) ? E.right({ ...file, content: null }) : await taken(deps, call.actor.org_id, file);
        if (E.isLeft(one)) return one;
        ready.push(one.right);
      }
      return E.right({ ...plan, lesson: await stored(deps, call, read.right, asked, ready) });
    }),
  );
};
