import * as t from "io-ts";
import { listUpTo, RecordId, textUpTo } from "../../kernel/bounded.ts";
import { CreateKey } from "../../kernel/create-key.ts";
import { exactly } from "../../kernel/exactly.ts";
import { orNull } from "../../kernel/or-null.ts";
import { LessonItem } from "../item.model.ts";
import { LessonMetadata, LessonName, LessonProblem } from "../lesson.model.ts";

/** The name and version of the format of exported lessons. */
export const lessonFileFormat = { format: "cygnet-lesson", version: 1 } as const;

const megabyte = 1_048_576;

/**
 * Limits of an exported lesson.
 * @property bytes of the whole file
 * @property contents bytes of the files in it, before base64
 * @property files in it
 */
export const transferLimits = {
  bytes: 50 * megabyte,
  contents: 36 * megabyte,
  files: 500,
  name: 255,
  description: 500,
  type: 255,
} as const;

/**
 * A file that the lesson shows.
 * @property address the random part of its address, by which the lesson names it
 * @property sha256 of its content, hexadecimal
 * @property content base64
 */
export const TransferredFile = exactly(
  "TransferredFile",
  {
    address: CreateKey,
    filename: textUpTo(transferLimits.name),
    mimetype: textUpTo(transferLimits.type),
    description: textUpTo(transferLimits.description),
    sha256: textUpTo(64),
    content: t.string,
  },
  {},
);
export type TransferredFile = t.TypeOf<typeof TransferredFile>;

const TransferredLesson = t.type(
  {
    name: t.string,
    banner_img: orNull(t.string),
    tags: t.readonlyArray(t.string),
    metadata: LessonMetadata,
    length: orNull(t.number),
    items: t.readonlyArray(LessonItem),
  },
  "TransferredLesson",
);

/**
 * A lesson as one file.
 * @property left_out files that the lesson shows and that are too large together to be in it
 */
export const LessonFile = t.type(
  {
    format: t.literal(lessonFileFormat.format),
    version: t.literal(lessonFileFormat.version),
    lesson: TransferredLesson,
    files: t.readonlyArray(TransferredFile),
    left_out: t.readonlyArray(t.string),
  },
  "LessonFile",
);
export type LessonFile = t.TypeOf<typeof LessonFile>;

/**
 * A file to be imported as a lesson.
 * @property file a `LessonFile`; what is wrong with it is answered by path
 * @property dry_run only returns what would be imported
 */
export const LessonImport = exactly(
  "LessonImport",
  { file: t.unknown },
  { folder_id: t.union([RecordId, t.null]), dry_run: t.boolean, key: CreateKey },
);
export type LessonImport = t.TypeOf<typeof LessonImport>;

/**
 * What a file holds, and the lesson that it has become.
 * @property problems what cannot be read and is left out, by its path in the file
 * @property lesson null in a dry run
 */
export const LessonImported = t.type(
  {
    name: t.string,
    items: t.number,
    files: t.readonlyArray(t.type({ filename: t.string, bytes: t.number })),
    problems: t.readonlyArray(LessonProblem),
    lesson: orNull(LessonName),
  },
  "LessonImported",
);
export type LessonImported = t.TypeOf<typeof LessonImported>;

export const SentFiles = listUpTo(t.unknown, transferLimits.files);
