import type { Field } from "../fields/field.model.ts";
import { isObject } from "../kernel/is-object.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { itemTypeOf } from "./items/catalogue.rule.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import type { LessonProblem } from "./lesson.model.ts";
import { statName } from "./stat-name.rule.ts";
import { unknownKeys, valueProblems } from "./value-problems.rule.ts";

/** An item as it is checked; its type may be unknown and its values anything. */
export type CheckedItem = { readonly type: string; readonly values: unknown };

const problem = (path: string, refusal: Refusal): LessonProblem => ({ path, ...refusal });

const found = ({ type, values }: CheckedItem, fields: readonly Field[] | null): readonly LessonProblem[] => {
  const itemType = itemTypeOf(type);
  if (itemType === undefined) return [problem("type", lessonRefusals.item_unknown_type({ type }))];
  return [...valueProblems(itemType, values ?? {}, fields), ...unknownKeys(itemType, values)].map(([path, refusal]) =>
    problem(path === "" ? "values" : `values.${path}`, refusal),
  );
};

type Checked = { readonly fields: readonly Field[] | null; readonly problems: readonly LessonProblem[] };

/** Items never change, so each is checked once without fields and once with the same ones: an editor asks for both after every key. */
const [checkedAlone, checkedWithFields] = [new WeakMap<CheckedItem, Checked>(), new WeakMap<CheckedItem, Checked>()];

/**
 * What prevents an item from being published, by `values.{field}`; `type` for an unknown type.
 * @param fields the organisation's custom fields; null: contact fields are not checked
 */
export const itemProblems = (item: CheckedItem, fields: readonly Field[] | null = null): readonly LessonProblem[] => {
  const known = fields === null ? checkedAlone : checkedWithFields;
  const earlier = known.get(item);
  if (earlier?.fields === fields) return earlier.problems;
  const problems = found(item, fields);
  known.set(item, { fields, problems });
  return problems;
};

type Named = { readonly path: string; readonly name: string };

const statNamesOf = ({ type, values }: CheckedItem, at: number): readonly Named[] => {
  const questions = type === "stats_tracker" && isObject(values) ? values["questions"] : null;
  if (!Array.isArray(questions)) return [];
  return questions.flatMap((question: unknown, index): readonly Named[] => {
    const name = isObject(question) ? question["name"] : null;
    return typeof name === "string" && statName(name) === name ? [{ path: `items.${at}.values.questions.${index}.name`, name }] : [];
  });
};

/** The names of statistics that an earlier question of the lesson has. */
const repeatedNames = (items: readonly CheckedItem[]): readonly LessonProblem[] => {
  const named = items.flatMap(statNamesOf);
  const first = new Map(named.toReversed().map(({ name, path }) => [name, path]));
  return named.filter(({ name, path }) => first.get(name) !== path).map(({ path }) => ({ path, ...lessonRefusals.item_stat_name_twice }));
};

/**
 * What prevents a lesson from being published, by `items.{n}.values.{field}`; `items` for a lesson without items.
 * @param fields the organisation's custom fields; null: contact fields are not checked
 */
export const lessonProblems = (items: readonly CheckedItem[], fields: readonly Field[] | null = null): readonly LessonProblem[] =>
  items.length === 0
    ? [{ path: "items", ...lessonRefusals.lesson_empty }]
    : [
        ...items.flatMap((item, at) => itemProblems(item, fields).map((problem) => ({ ...problem, path: `items.${at}.${problem.path}` }))),
        ...repeatedNames(items),
      ];

/** The problems of one item of a lesson, by `values.{field}`. */
export const problemsOfItem = (problems: readonly LessonProblem[], at: number): readonly LessonProblem[] => {
  const start = `items.${at}.`;
  return problems.filter(({ path }) => path.startsWith(start)).map((problem) => ({ ...problem, path: problem.path.slice(start.length) }));
};
