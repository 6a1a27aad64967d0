import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import type { BonusTime } from "./bonus-time.rule.ts";
import type { ItemGroup } from "./item-group.model.ts";
import type { Earned, ItemAttempt, ItemScore } from "./item-score.model.ts";
import { modernSpelling } from "./modern-spelling.rule.ts";

/** The editor's input for one value of an item. */
export type ValueKind =
  | "text"
  | "long-text"
  | "html"
  | "url"
  | "number"
  | "switch"
  | "aspect-ratio"
  | "captions"
  | "audio"
  | "image"
  | "files"
  | "package"
  | "answers"
  | "correct-answers"
  | "weighted-answers"
  | "stat-questions"
  | "review-parts"
  | "users"
  | "contact-field"
  | "contact-fields"
  | "prefills"
  | "recipients"
  | "pairs"
  | "derived";

/** The state that decides which values of an item a learner may see. */
export type LearnerSight = {
  /** whether the learner has submitted an answer */
  readonly answered: boolean;
  readonly correct: boolean | null;
  /** whether no later answer can change the points */
  readonly final: boolean;
  /** seed of the shuffle, constant for a learner and item */
  readonly seed: number;
  /** the clock of a speed bonus; absent where nothing is recorded, as in a preview */
  readonly clock?: BonusClock;
};

/**
 * @property startedAt first display in epoch seconds; null: a question with a speed bonus is not sent yet
 */
export type BonusClock = { readonly startedAt: number | null; readonly time: BonusTime };

/** One type of lesson item: its values, its answers, their score, and what a learner may see of it. */
export type ItemDefinition<V extends object, A> = {
  readonly type: string;
  readonly group: ItemGroup;
  /** Also decodes drafts; missing values take their default. */
  readonly values: t.Type<V, unknown>;
  readonly answer: t.Type<A, unknown>;
  /** The editor's input for each value. */
  readonly fields: { readonly [K in keyof V]: ValueKind };
  /** Values without which the item cannot be published. */
  readonly required: readonly (keyof V & string)[];
  readonly score: (values: V, answer: A, attempt: ItemAttempt) => Earned;
  /** Whether an answer is among those that the item offers; any answer of its type by default. */
  readonly offers?: (values: V, answer: A) => boolean;
  /** Whether the time until the answer changes its points. */
  readonly isTimed?: (values: V) => boolean;
  /** Whether an earlier answer was the last that counts. */
  readonly settled?: (values: V, attempt: ItemAttempt) => boolean;
  /** Merges an answer into the earlier one. */
  readonly joined?: (values: V, earlier: A, answer: A) => A;
  /** Whether a learner must complete the item before going on. */
  readonly gates: (values: V) => boolean;
  /** The values that a learner may see; no others are sent to the client. */
  readonly shown: (values: V, sight: LearnerSight) => Readonly<Record<string, unknown>>;
};

/** A type of item with its value and answer types erased. */
export type AnyItemType = {
  readonly type: string;
  readonly group: ItemGroup;
  readonly values: t.Mixed;
  readonly answer: t.Mixed;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, ValueKind>>;
  readonly required: readonly string[];
  /** The values with every default filled in. */
  readonly read: (values: unknown) => t.Validation<Readonly<Record<string, unknown>>>;
  /**
   * @param earlier previous answers, oldest first
   * @returns the errors of values or answer when they do not fit the type
   */
  readonly grade: (values: unknown, answer: unknown, attempt: ItemAttempt, earlier?: readonly unknown[]) => t.Validation<ItemScore>;
  /** Whether a new answer is among the choices; false when it does not fit the type. */
  readonly offers: (values: unknown, answer: unknown) => boolean;
  readonly gates: (values: unknown) => boolean;
  readonly isTimed: (values: unknown) => boolean;
  readonly shown: (values: unknown, sight: LearnerSight) => Readonly<Record<string, unknown>>;
};

const entered = (earned: Earned, best: number, settled: boolean): ItemScore =>
  settled
    ? { points: best, correct: earned.correct, completed: true, final: true }
    : { points: Math.max(best, Math.round(earned.points)), correct: earned.correct, completed: earned.completed, final: earned.final };

/** The values without keys unknown to their type, which could hold anything. */
const onlyKeys = (values: unknown, fields: object): unknown =>
  t.UnknownRecord.is(values) ? Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(fields, key))) : values;

/** Whether an answer with named parts has only parts of its type. */
const hasKnownKeys = (codec: t.Mixed, answer: unknown): boolean =>
  !(codec instanceof t.InterfaceType) || !t.UnknownRecord.is(answer) || Object.keys(answer).every((key) => Object.hasOwn(codec.props, key));

/** Declares a type of item; the ledger keeps the best attempt, so that points never decrease. */
export const itemType = <V extends object, A>(definition: ItemDefinition<V, A>): AnyItemType => {
  const decode = (values: unknown): t.Validation<V> => definition.values.decode(modernSpelling(values));
  const read = (values: unknown): V | null => E.getOrElseW(() => null)(decode(values));
  const whole = (values: V, earlier: readonly unknown[], answer: A): A => {
    const { joined } = definition;
    if (joined === undefined) return answer;
    const [first, ...rest] = [...earlier.filter(definition.answer.is), answer];
    return first === undefined ? answer : rest.reduce((sum, next) => joined(values, sum, next), first);
  };
  const graded = (values: V, answer: A, attempt: ItemAttempt, earlier: readonly unknown[]): ItemScore =>
    entered(
      definition.score(values, whole(values, earlier, answer), attempt),
      attempt.best,
      definition.settled?.(values, attempt) ?? false,
    );
  return {
    type: definition.type,
    group: definition.group,
    values: definition.values,
    answer: definition.answer,
    defaults: { ...E.getOrElseW(() => ({}))(decode({})) },
    fields: definition.fields,
    required: definition.required,
    read: (values) => E.map((v: V) => Object.fromEntries<unknown>(Object.entries(v)))(decode(values)),
    grade: (values, answer, attempt, earlier = []) =>
      E.chain((v: V) => E.map((a: A) => graded(v, a, attempt, earlier))(definition.answer.decode(answer)))(decode(values)),
    offers: (values, answer) => {
      const { offers } = definition;
      const v = read(values);
      const a = definition.answer.decode(answer);
      return v !== null && a._tag === "Right" && hasKnownKeys(definition.answer, answer) && (offers === undefined || offers(v, a.right));
    },
    gates: (values) => {
      const v = read(values);
      return v !== null && definition.gates(v);
    },
    isTimed: (values) => {
      const v = read(values);
      return v !== null && definition.isTimed?.(v) === true;
    },
    shown: (values, sight) => {
      const v = read(onlyKeys(modernSpelling(values), definition.fields));
      return v === null ? {} : definition.shown(v, sight);
    },
  };
};
