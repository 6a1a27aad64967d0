import * as t from "io-ts";
import { intBetween, listUpTo, RecordId, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { ItemChanges, SentItems } from "./item-change.model.ts";
import { lessonLimits } from "./lesson-limits.model.ts";

const Version = intBetween(0, Number.MAX_SAFE_INTEGER);
const Name = textUpTo(lessonLimits.name);
const FolderId = t.union([RecordId, t.null]);
const Tags = listUpTo(textUpTo(lessonLimits.tag), lessonLimits.tags);
const Address = t.union([textUpTo(lessonLimits.address), t.null]);
const Minutes = t.union([intBetween(1, lessonLimits.minutes), t.null]);
const Metadata = t.refinement(
  t.readonly(t.record(textUpTo(lessonLimits.metadataName), textUpTo(lessonLimits.metadataText))),
  (texts) => Object.keys(texts).length <= lessonLimits.metadata,
  `at most ${lessonLimits.metadata} texts by name`,
);

const values = { name: Name, folder_id: FolderId, banner_img: Address, tags: Tags, metadata: Metadata, length: Minutes };

/**
 * A new lesson. A repeated request with its key creates no second one.
 * @property copy_of the lesson whose values and items it takes
 * @property publish false: learners do not get it yet
 */
export const NewLesson = exactly("NewLesson", {}, { ...values, items: SentItems, copy_of: RecordId, publish: t.boolean, key: CreateKey });
export type NewLesson = t.TypeOf<typeof NewLesson>;

/**
 * A change of a lesson, named by `id` or `uuid`.
 * @property version the version that was edited; required with `items`
 * @property key of the attempt: a repeated request with it changes nothing
 * @property items the whole list of items
 * @property changes changes of single items and values, each with its base; they never publish
 * @property publish whether `items` are published; true by default
 */
export const LessonChange = exactly(
  "LessonChange",
  {},
  {
    ...values,
    id: RecordId,
    uuid: CreateKey,
    version: Version,
    key: CreateKey,
    items: SentItems,
    changes: ItemChanges,
    publish: t.boolean,
  },
);
export type LessonChange = t.TypeOf<typeof LessonChange>;

/** @property version the version to publish; a conflict when the lesson has changed since */
export const LessonPublication = exactly("LessonPublication", { version: Version }, {});
export type LessonPublication = t.TypeOf<typeof LessonPublication>;

/**
 * A restoration of a version.
 * @property version the version of the lesson that was seen; a conflict when the lesson has changed since. Absent: whichever is stored
 * @property items uuids of the only items to restore; absent: the whole lesson
 */
export const VersionRestoration = exactly("VersionRestoration", {}, { version: Version, items: listUpTo(CreateKey, lessonLimits.items) });
export type VersionRestoration = t.TypeOf<typeof VersionRestoration>;

export const VersionNaming = exactly("VersionNaming", { name: textUpTo(lessonLimits.versionName) }, {});
export type VersionNaming = t.TypeOf<typeof VersionNaming>;

/** @property key chosen by the client: a repeated request with it creates no second folder */
export const NewLessonFolder = exactly("NewLessonFolder", { name: Name }, { folder_id: FolderId, key: CreateKey });
export type NewLessonFolder = t.TypeOf<typeof NewLessonFolder>;

/** @property version the version that was edited */
export const LessonFolderChange = exactly("LessonFolderChange", { version: Version }, { name: Name, folder_id: FolderId });
export type LessonFolderChange = t.TypeOf<typeof LessonFolderChange>;

export const LessonAction = t.keyof(
  { move: null, delete: null, restore: null, copy: null, tag: null, untag: null, share: null, unshare: null },
  "LessonAction",
);
export type LessonAction = t.TypeOf<typeof LessonAction>;

/**
 * An action on lessons and folders.
 * @property folder_id where `move` moves to; null: into no folder
 * @property tags that `tag` adds and `untag` removes, from lessons
 * @property teams that `share` adds and `unshare` removes
 */
export const LessonMassAction = exactly(
  "LessonMassAction",
  { lessons: listUpTo(RecordId, lessonLimits.selection), folders: listUpTo(RecordId, lessonLimits.selection), action: LessonAction },
  { folder_id: FolderId, tags: Tags, teams: listUpTo(RecordId, lessonLimits.selection) },
);
export type LessonMassAction = t.TypeOf<typeof LessonMassAction>;

/**
 * @property message why it was refused; '' when done
 * @property made id of the copy; null for none
 */
const MassResult = t.type(
  {
    kind: t.keyof({ lesson: null, folder: null }),
    id: t.number,
    done: t.boolean,
    message: t.string,
    made: t.union([t.number, t.null]),
  },
  "LessonMassResult",
);
export const LessonMassResults = t.type({ results: t.readonlyArray(MassResult) }, "LessonMassResults");
export type LessonMassResults = t.TypeOf<typeof LessonMassResults>;

/** @property item the item that the author is in; null for none */
export const Presence = exactly("Presence", { item: t.union([CreateKey, t.null]) }, {});
export type Presence = t.TypeOf<typeof Presence>;
