import { useState } from "react";
import type { Field } from "../../core/fields/field.model.ts";
import type { ItemResponse, ItemResults } from "../../core/learning/item-results.model.ts";
import type { WatchReport } from "../../core/learning/watch-report.model.ts";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import type { ItemScore } from "../../core/lessons/item-score.model.ts";
import type { ItemType } from "../../core/lessons/items/catalogue.rule.ts";
import { type Verdict, verdictOf } from "../../core/lessons/verdict.rule.ts";
import type { WatchedRanges } from "../../core/video/watched-range.model.ts";

/** Takes an answer; a player that sends it resolves once it was graded or refused. */
export type TakeAnswer = (answer: unknown) => Promise<void> | void;

/**
 * How a player plays videos and keeps their progress.
 * @property furthest the learner's furthest point so far, seconds
 * @property ranges what counts as watched so far; by default everything up to the furthest point
 * @property onPlayed must be stable while the item is shown
 * @property now epoch seconds
 * @property onUnavailable the learner goes on without a required video that cannot be played, for the reason of this code
 */
export type Playback = {
  readonly rate: number;
  readonly onRate: (rate: number) => void;
  readonly furthest: number;
  readonly ranges?: WatchedRanges;
  readonly onPlayed: (report: WatchReport) => void;
  readonly now: () => number;
  readonly onUnavailable?: (code: number) => void;
};

/**
 * The learner's own contact, as far as learners see and change it.
 * @property values stored, by field
 * @property timeZone of the learner
 */
export type OwnFields = {
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly timeZone: string;
};

/**
 * An item of a lesson as learners see it.
 * @property values as the type's `shown` gives them
 * @property answer the last one, null without
 * @property score of the last answer, null without
 * @property onAnswer null: the item is only shown
 * @property name of the item, for players of media
 * @property isWaiting the answer is queued on this device until it is graded
 * @property refusal why the last answer was refused
 * @property playback null: playing a recording gives its answer
 * @property labelOf the label of a contact field
 * @property forms calls for pages of other hosts; null: such a page is only named
 * @property draft what was entered and not sent; undefined or absent without
 * @property onDraft told of every change of what is entered
 * @property results what others answered and what was recorded before; null while not known
 * @property response why the item has its points; null while not known
 * @property shownFor seconds since the item was first displayed, when it is drawn
 * @property ownFields null where the learner's contact is not known, as in an author's preview
 */
export type ItemViewProps = {
  readonly type: ItemType;
  readonly values: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly score: ItemScore | null;
  readonly onAnswer: TakeAnswer | null;
  readonly name: string;
  readonly isWaiting: boolean;
  readonly refusal: string | null;
  readonly playback: Playback | null;
  readonly labelOf: (field: string) => string;
  readonly forms: ItemForms | null;
  readonly draft?: unknown;
  readonly onDraft?: (entered: unknown) => void;
  readonly results: ItemResults | null;
  readonly response: ItemResponse | null;
  readonly shownFor: number;
  readonly ownFields: OwnFields | null;
};

/**
 * What is being entered: begins as the draft, else as the last answer.
 * @param read makes a value of an answer of any shape
 * @param answerOf the answer that a value stands for
 */
export const useEntered = <A>(
  { draft, answer, onDraft }: ItemViewProps,
  read: (answer: unknown) => A,
  answerOf: (entered: A) => unknown = (entered) => entered,
): readonly [A, (entered: A) => void] => {
  const [entered, setEntered] = useState(() => read(draft ?? answer));
  return [
    entered,
    (next) => {
      setEntered(next);
      onDraft?.(answerOf(next));
    },
  ];
};

export const textIn = (answer: unknown): string => (typeof answer === "string" ? answer : "");

/**
 * One question being answered.
 * @property isOpen whether it can be answered now
 * @property canRetry whether it was answered and can be answered anew
 */
export type Attempt = {
  readonly verdict: Verdict | null;
  readonly isOpen: boolean;
  readonly isTrying: boolean;
  readonly isSending: boolean;
  readonly canRetry: boolean;
  readonly retry: () => void;
  readonly send: (answer: unknown) => void;
};

/**
 * Whether a question is open, and its verdict.
 * @param keepsOpen it can be changed after an answer that is not final, without a retry
 */
export const useAttempt = ({ score, onAnswer, isWaiting, draft }: ItemViewProps, keepsOpen: boolean): Attempt => {
  const [isTrying, setTrying] = useState(draft !== undefined && score?.final === false && !isWaiting);
  const [isSending, setSending] = useState(false);
  const verdict = isTrying ? null : verdictOf(score, isWaiting);
  const isFinal = score?.final === true;
  const mayChange = keepsOpen && !isFinal && verdict !== "waiting";
  const send = async (answer: unknown): Promise<void> => {
    if (onAnswer === null || isSending) return;
    const taking = onAnswer(answer);
    if (taking instanceof Promise) {
      setSending(true);
      await taking;
      setSending(false);
    }
    setTrying(false);
  };
  return {
    verdict,
    isOpen: onAnswer !== null && (verdict === null || mayChange),
    isTrying,
    isSending,
    canRetry: onAnswer !== null && verdict === "wrong" && !isFinal && !keepsOpen,
    retry: () => setTrying(true),
    send: (answer) => void send(answer),
  };
};
