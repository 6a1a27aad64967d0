import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";
import { decodeReport, saidOf } from "../../kernel/decode-report.ts";
import { type Failure, invalid } from "../../kernel/failure.ts";
import { isObject } from "../../kernel/is-object.ts";
import type { Refusal } from "../../kernel/refusal.ts";
import { SentItem } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { itemTypeOf } from "../items/catalogue.rule.ts";
import { lessonLimits } from "../lesson-limits.model.ts";
import { lessonRefusals } from "../lesson-refusals.ts";
import { NewLesson } from "../lesson-write.model.ts";
import type { LessonProblem } from "../lesson.model.ts";
import { modernSpelling } from "../modern-spelling.rule.ts";
import { itemOf } from "../sent-item.rule.ts";
import { lessonFileFormat, SentFiles, TransferredFile } from "./lesson-file.model.ts";
import { namedFiles } from "./own-addresses.rule.ts";
import { transferRefusals } from "./transfer-refusals.ts";

/** The values of a lesson besides its items. */
type LessonValues = Pick<NewLesson, "name" | "banner_img" | "tags" | "metadata" | "length">;

/** @property at position in the file */
export type ReadFile = { readonly at: number; readonly file: TransferredFile };

/**
 * What a file holds that can be imported.
 * @property problems what is left out, by its path in the file
 */
export type ReadLesson = {
  readonly values: LessonValues;
  readonly items: readonly LessonItem[];
  readonly files: readonly ReadFile[];
  readonly problems: readonly LessonProblem[];
};

type Read<A> = { readonly found: readonly A[]; readonly problems: readonly LessonProblem[] };

const problem = (path: string, refusal: Refusal): LessonProblem => ({ path, ...refusal });
const refused = (path: string, refusal: Refusal): E.Either<Failure, never> => E.left(invalid({ [path]: [refusal] }));

/** The first error of a value, as what is left out. */
const unreadable = (path: string, errors: t.Errors): LessonProblem => {
  const [first] = decodeReport(errors);
  const { message, code, values } = { ...transferRefusals.transfer_unreadable, ...first?.refusal };
  return {
    path: first === undefined || first.path === "" ? path : `${path}.${first.path}`,
    message: first?.message ?? message,
    code,
    values,
  };
};

const joined = <A>(parts: readonly Read<A>[]): Read<A> => ({
  found: parts.flatMap(({ found }) => found),
  problems: parts.flatMap(({ problems }) => problems),
});

/** An item without the values that its type does not have; none where its type or values cannot be read. */
const readItem = (sent: unknown, at: number): Read<LessonItem> => {
  const path = `lesson.items.${at}`;
  const name = isObject(sent) && typeof sent["type"] === "string" ? sent["type"] : null;
  const type = name === null ? undefined : itemTypeOf(name);
  if (name !== null && type === undefined)
    return { found: [], problems: [problem(`${path}.type`, lessonRefusals.item_unknown_type({ type: name }))] };
  const sentItem = SentItem.decode(sent);
  if (E.isLeft(sentItem) || type === undefined) return { found: [], problems: [unreadable(path, E.isLeft(sentItem) ? sentItem.left : [])] };
  const item = itemOf(sentItem.right);
  const isKnown = ([key]: readonly [string, unknown]): boolean => Object.hasOwn(type.fields, key);
  const modern = modernSpelling(item.values);
  const values = Object.entries(isObject(modern) ? modern : item.values);
  const kept = Object.fromEntries(values.filter(isKnown));
  const read = type.read(kept);
  if (E.isLeft(read)) return { found: [], problems: [unreadable(`${path}.values`, read.left)] };
  const unknown = values.filter((entry) => !isKnown(entry)).map(([key]) => key);
  return {
    found: [{ ...item, values: kept }],
    problems: unknown.map((key) => problem(`${path}.values.${key}`, lessonRefusals.item_unknown_key({ type: item.type }))),
  };
};

const readFile = (sent: unknown, at: number): Read<ReadFile> => {
  const read = TransferredFile.decode(sent);
  return E.isRight(read)
    ? { found: [{ at, file: read.right }], problems: [] }
    : { found: [], problems: [unreadable(`files.${at}`, read.left)] };
};

const valuesOf = (lesson: Readonly<Record<string, unknown>>): E.Either<Failure, LessonValues> => {
  const { items: _items, ...values } = lesson;
  const read = NewLesson.decode(values);
  if (E.isRight(read)) {
    const { name = "", banner_img = null, tags = [], metadata = {}, length = null } = read.right;
    return E.right({ name, banner_img, tags, metadata, length });
  }
  return E.left(invalid(Object.fromEntries(decodeReport(read.left).map((one) => [`lesson.${one.path}`, [saidOf(one)]]))));
};

/** Files that the lesson names and that the export does not hold. */
const missing = (values: LessonValues, items: readonly LessonItem[], files: readonly ReadFile[]): readonly LessonProblem[] => {
  const held = new Set(files.map(({ file }) => file.address));
  return namedFiles([values.banner_img, items.map((item) => item.values)])
    .filter(({ address }) => !held.has(address))
    .map(({ name }) => problem("files", transferRefusals.transfer_file_missing({ name })));
};

/**
 * Reads an exported lesson. Items and files that cannot be read are left out and named by their path; a file that is no exported lesson, of
 * another version, or with too much in it is refused.
 */
export const readLessonFile = (file: unknown): E.Either<Failure, ReadLesson> => {
  if (!isObject(file) || file["format"] !== lessonFileFormat.format) return refused("file", transferRefusals.transfer_no_lesson);
  const { version, lesson, files = [] } = file;
  if (version !== lessonFileFormat.version) {
    const shown = typeof version === "number" ? version : "?";
    return refused("version", transferRefusals.transfer_version({ version: shown, known: lessonFileFormat.version }));
  }
  if (!isObject(lesson) || !Array.isArray(lesson["items"])) return refused("lesson", transferRefusals.transfer_no_lesson);
  const sentItems: readonly unknown[] = lesson["items"];
  if (sentItems.length > lessonLimits.items)
    return refused("lesson.items", lessonRefusals.lesson_items_number({ most: lessonLimits.items }));
  const sentFiles = SentFiles.decode(files);
  if (E.isLeft(sentFiles)) return refused("files", transferRefusals.transfer_no_lesson);
  const values = valuesOf(lesson);
  if (E.isLeft(values)) return values;
  const items = joined(sentItems.map(readItem));
  const held = joined(sentFiles.right.map(readFile));
  const problems = [...items.problems, ...held.problems, ...missing(values.right, items.found, held.found)];
  return E.right({ values: values.right, items: items.found, files: held.found, problems });
};
