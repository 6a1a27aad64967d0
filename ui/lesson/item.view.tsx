import type { ReactNode } from "react";
import type { ItemResponse, ItemResults } from "../../core/learning/item-results.model.ts";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import type { ItemScore } from "../../core/lessons/item-score.model.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { ProvidedType } from "../../core/lessons/shown/provider-card.rule.ts";
import { loadable } from "../kit/loadable.view.tsx";
import { itemParts } from "./item-parts.ts";
import { UnshownItem } from "./unshown-item.view.tsx";
import type { OwnFields, Playback, TakeAnswer } from "./use-attempt.ts";
import { useItemForms } from "./use-item-forms.ts";
import { useOwnFieldsSource } from "./use-own-fields-source.ts";

/**
 * An item of a lesson.
 * @property type any text; a type that is not known is said to be missing and does not block the learner
 * @property values as the type's `shown` gives them
 * @property answer the last one, null without
 * @property score of the last answer, null without
 * @property onAnswer null: the item is only shown
 * @property name of the item, which names its player
 * @property isWaiting the answer is queued on this device until it is graded
 * @property refusal why the last answer was refused
 * @property playback without it, playing a recording gives its answer
 * @property labelOf the label of a contact field, the name of the field in words by default
 * @property uuid by which calls for a page of another host name the item
 * @property forms those calls; by default those of the lesson around it, without which such a page is only named
 * @property draft what was entered and not sent, without it the last answer is shown
 * @property onDraft told of every change of what is entered
 * @property results what others answered and what was recorded before, once they may be known
 * @property response why the item has its points
 * @property shownFor seconds since the item was first displayed, when it is drawn
 * @property ownFields the learner's own contact, for items that ask for its fields
 */
export type LessonItemProps = {
  readonly type: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly score: ItemScore | null;
  readonly onAnswer: TakeAnswer | null;
  readonly name?: string;
  readonly isWaiting?: boolean;
  readonly refusal?: string | null;
  readonly playback?: Playback;
  readonly labelOf?: (field: string) => string;
  readonly uuid?: string;
  readonly forms?: ItemForms | null;
  readonly draft?: unknown;
  readonly onDraft?: (entered: unknown) => void;
  readonly results?: ItemResults | null;
  readonly response?: ItemResponse | null;
  readonly shownFor?: number;
  readonly ownFields?: OwnFields | null;
};

const note = loadable(async () => (await import("./completion-note.view.tsx")).CompletionNote);

const inWords = (field: string): string => {
  const words = field.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An item of any type as learners see it: answerable with `onAnswer`, otherwise only shown; with what completes it. */
export const LessonItemView = ({
  type,
  name = "",
  isWaiting = false,
  refusal = null,
  playback,
  labelOf = inWords,
  uuid = "",
  forms = null,
  results = null,
  response = null,
  shownFor = 0,
  ownFields = null,
  ...item
}: LessonItemProps) => {
  const Own = useOwnFieldsSource();
  const Forms = useItemForms();
  if (!ItemType.is(type)) return <UnshownItem />;
  const { View } = itemParts[type];
  const isTaken = item.onAnswer !== null;
  const isAskedOfContact = isTaken && ownFields === null && (type === "contact_update" || type === "contact_updates");
  const needsCalls = type === "social" || type === "video_upload" || ProvidedType.is(type);
  const more = { name, isWaiting, refusal, playback: playback ?? null, labelOf, results, response, shownFor };
  const draw = (own: OwnFields | null, calls: ItemForms | null): ReactNode => (
    <View {...item} {...more} type={type} ownFields={own} forms={calls} />
  );
  const drawn = (): ReactNode => {
    if (isAskedOfContact && Own !== null) return <Own>{(own) => draw(own, forms)}</Own>;
    if (needsCalls && isTaken && forms === null && uuid !== "" && Forms !== null)
      return <Forms item={uuid}>{(calls) => draw(ownFields, calls)}</Forms>;
    return draw(ownFields, forms);
  };
  return (
    <>
      {drawn()}
      {isTaken ? <note.View type={type} values={item.values} isDone={item.score?.completed === true} isWaiting={isWaiting} /> : null}
    </>
  );
};
