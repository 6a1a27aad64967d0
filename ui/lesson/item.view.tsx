import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import type { ItemScore } from "../../core/lessons/item-score.model.ts";
import { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { ProvidedType } from "../../core/lessons/shown/provider-card.rule.ts";
import { itemParts } from "./item-parts.ts";
import { UnshownItem } from "./unshown-item.view.tsx";
import type { Playback, TakeAnswer } from "./use-attempt.ts";
import { useItemForms } from "./use-item-forms.ts";

/**
 * An item of a lesson.
 * @property type any text; a type that is not known is said to be missing and holds nobody up
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
};

const inWords = (field: string): string => {
  const words = field.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An item of any type as learners see it: answerable with `onAnswer`, otherwise only shown. */
export const LessonItemView = ({
  type,
  name = "",
  isWaiting = false,
  refusal = null,
  playback,
  labelOf = inWords,
  uuid = "",
  forms = null,
  ...item
}: LessonItemProps) => {
  const Forms = useItemForms();
  if (!ItemType.is(type)) return <UnshownItem />;
  const { View } = itemParts[type];
  const draw = (given: ItemForms | null) => (
    <View
      {...item}
      type={type}
      name={name}
      isWaiting={isWaiting}
      refusal={refusal}
      playback={playback ?? null}
      labelOf={labelOf}
      forms={given}
    />
  );
  const isOfOthers = forms === null && item.onAnswer !== null && (type === "social" || ProvidedType.is(type));
  return isOfOthers && Forms !== null && uuid !== "" ? <Forms item={uuid}>{draw}</Forms> : draw(forms);
};
