import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { LessonItem } from "./item.model.ts";
import { ItemType } from "./items/catalogue.rule.ts";

/** Texts of a lesson for other systems, by name. */
export const LessonMetadata = t.readonly(t.record(t.string, t.string), "LessonMetadata");
export type LessonMetadata = t.TypeOf<typeof LessonMetadata>;

/**
 * A lesson without its items. `length` is in minutes, `length_set` whether an author set it; `kinds` are the types of its items, each once;
 * `isDirty` whether its working copy differs from what learners get; times are epoch seconds.
 */
const summary = {
  id: t.number,
  uuid: t.string,
  name: t.string,
  folder_id: orNull(t.number),
  banner_img: orNull(t.string),
  tags: t.readonlyArray(t.string),
  length: t.number,
  length_set: t.boolean,
  items_count: t.number,
  kinds: t.readonlyArray(ItemType),
  user_id: orNull(t.number),
  /** full name of the user who made it; '' where nobody did */
  made_by: t.string,
  /** teams that it is shared with by itself */
  teams: t.readonlyArray(t.number),
  /** number of the version that learners get; null while there is none */
  published_version: orNull(t.number),
  published_at: orNull(t.number),
  isDirty: t.boolean,
  editable: t.boolean,
  deletable: t.boolean,
  version: t.number,
  deleted_at: orNull(t.number),
  created_at: t.number,
  updated_at: t.number,
};

/** A lesson as lists show it. */
export const LessonCard = t.type({ ...summary, schemaLevel: t.literal("small") }, "LessonCard");
export type LessonCard = t.TypeOf<typeof LessonCard>;

export const LessonPage = pageOf(LessonCard);
export type LessonPage = t.TypeOf<typeof LessonPage>;

/** A lesson with the working copy of its items. */
export const Lesson = t.type(
  { ...summary, schemaLevel: t.literal("full"), metadata: LessonMetadata, items: t.readonlyArray(LessonItem) },
  "Lesson",
);
export type Lesson = t.TypeOf<typeof Lesson>;

/**
 * What prevents the publication of a lesson.
 * @property path `items.{n}.values.{field}`
 * @property code of the message for translations; '' for none
 */
export const LessonProblem = t.type(
  { path: t.string, message: t.string, code: t.string, values: t.readonly(t.record(t.string, t.string)) },
  "LessonProblem",
);
export type LessonProblem = t.TypeOf<typeof LessonProblem>;

/**
 * A stored lesson.
 * @property items null where the caller has them: the request had the stored version and changed items one by one
 * @property published whether the request published it
 */
export const LessonSaved = t.type(
  {
    ...summary,
    metadata: LessonMetadata,
    items: orNull(t.readonlyArray(LessonItem)),
    published: t.boolean,
    problems: t.readonlyArray(LessonProblem),
  },
  "LessonSaved",
);
export type LessonSaved = t.TypeOf<typeof LessonSaved>;

/** The name of a lesson, for choices. */
export const LessonName = t.type({ id: t.number, name: t.string }, "LessonName");
export type LessonName = t.TypeOf<typeof LessonName>;

/** The name of a statistic and the lessons that ask for it. */
export const TrackerName = t.type({ name: t.string, lessons: t.readonlyArray(LessonName) }, "TrackerName");
export type TrackerName = t.TypeOf<typeof TrackerName>;

/** How filters and reports name an item, its answers and its statistics. */
export const ItemMetadata = t.type(
  {
    uuid: t.string,
    type: ItemType,
    name: t.string,
    question: t.string,
    answers: t.readonlyArray(t.string),
    trackers: t.readonlyArray(t.string),
  },
  "ItemMetadata",
);
export type ItemMetadata = t.TypeOf<typeof ItemMetadata>;

/**
 * A record that uses a lesson.
 * @property live whether learners get the lesson by it now
 */
const RelatedCampaign = t.type({ id: t.number, name: t.string, live: t.boolean }, "RelatedCampaign");

/**
 * The records that use a lesson, and the files that it uses.
 * @property hidden how many more the caller may not see
 */
export const LessonRelated = t.type(
  {
    campaigns: t.readonlyArray(RelatedCampaign),
    groups: t.readonlyArray(t.type({ id: t.number, name: t.string })),
    files: t.readonlyArray(t.type({ id: t.union([t.number, t.string]), name: t.string })),
    hidden: t.number,
  },
  "LessonRelated",
);
export type LessonRelated = t.TypeOf<typeof LessonRelated>;

/**
 * Another author who has the lesson open.
 * @property item uuid of the item that they are in; null for none
 */
export const Author = t.type({ user_id: t.number, name: t.string, item: orNull(t.string) }, "Author");
export type Author = t.TypeOf<typeof Author>;

/** What identifies a lesson: its number or its uuid. */
export type LessonKey = number | string;
