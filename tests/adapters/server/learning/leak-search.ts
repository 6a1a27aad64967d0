import { isObject } from "../../../../core/kernel/is-object.ts";
import { plainAnswer } from "../../../../core/lessons/plain-answer.rule.ts";

/** An item as its author wrote it. */
export type StoredItem = { readonly uuid: string; readonly type: string; readonly values: Readonly<Record<string, unknown>> };

/** All texts and lists of numbers below a value, with the keys of its objects. */
const everythingIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(everythingIn)];
  if (isObject(value)) return Object.entries(value).flatMap(([key, part]) => [{ key }, ...everythingIn(part)]);
  return [value];
};

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

const secretKeys: ReadonlySet<unknown> = new Set(["correct_answer", "gaps", "false_answers", "feedback", "reviewing_users", "recipients"]);

/** What a reply tells of an item that nobody has answered, and may not: '' for nothing. */
export const toldOf = ({ type, values }: StoredItem, shown: Readonly<Record<string, unknown>>): string => {
  const all = everythingIn(shown);
  const said = all.filter((one) => typeof one === "string").map(plainAnswer);
  const keys = all.flatMap((one) => (isObject(one) && secretKeys.has(one["key"]) ? [String(one["key"])] : []));
  if (keys.length > 0) return keys.join();
  switch (type) {
    case "challenge":
      if ("correct" in shown) return "correct";
      return values["speed_bonus"] === true && ("question" in shown || "answers" in shown) ? "question" : "";
    case "blank":
      return textsIn(values["answers"]).find((accepted) => said.includes(plainAnswer(accepted))) ?? "";
    case "order":
      return textsIn(values["answers"]).length > 1 && JSON.stringify(shown["answers"]) === JSON.stringify(values["answers"]) ? "order" : "";
    case "missing_words":
      return said.some((text) => text.includes("{{")) ? "words" : "";
    case "assessment":
      return textsIn(shown["answers"]).length === (Array.isArray(shown["answers"]) ? shown["answers"].length : 0) ? "" : "weights";
    default:
      return "";
  }
};

/** The items of a reply: objects with a uuid and values. */
export const itemsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (!isObject(value)) return [];
  const own = typeof value["uuid"] === "string" && isObject(value["values"]) ? [value] : [];
  return [...own, ...Object.values(value).flatMap(itemsIn)];
};

/** Whether the learner has answered an item of a reply, so that it may tell more. */
const isAnswered = ({ engagementState }: Readonly<Record<string, unknown>>): boolean =>
  isObject(engagementState) && typeof engagementState["attempts"] === "number" && engagementState["attempts"] > 0;

/** What replies tell too early of items that nobody has answered, by type and id. */
export const leaksIn = (known: ReadonlyMap<string, StoredItem>, body: unknown): readonly string[] =>
  itemsIn(body).flatMap((item) => {
    const { uuid, values } = item;
    const stored = known.get(String(uuid));
    const told = stored === undefined || !isObject(values) || isAnswered(item) ? "" : toldOf(stored, values);
    return told === "" ? [] : [`${stored?.type} ${String(uuid)}: ${told}`];
  });
