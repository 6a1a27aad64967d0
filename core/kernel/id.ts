import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";

/** An identifier as it came: a number or a text, given back in the same form. */
export const Id = t.union([t.number, t.string], "Id");
export type Id = t.TypeOf<typeof Id>;

/** What a map knows an id by: `7` and `"7"` are the same thing. */
export const idKey = (id: Id): Id => {
  if (typeof id === "number") return id;
  const first = id.charCodeAt(0);
  const maybeNumber = (first >= 48 && first <= 57) || first === 45;
  return maybeNumber && String(Number(id)) === id ? Number(id) : id;
};

/** Whether two ids name the same thing. */
export const sameId = (a: Id, b: Id): boolean => idKey(a) === idKey(b);

/** The id that a reference holds; null, 0 and an empty text refer to nothing. */
export const referredId = (reference: Id | null): Id | null => (reference === 0 || reference === "" ? null : reference);

const compareText = (a: string, b: string): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers as numbers, anything else by code unit. */
export const byId: Ord.Ord<Id> = Ord.fromCompare((a, b) =>
  typeof a === "number" && typeof b === "number" ? (a < b ? -1 : a > b ? 1 : 0) : compareText(String(a), String(b)),
);

const merged = (numbers: readonly Id[], texts: readonly Id[]): readonly Id[] => {
  const result: Id[] = [];
  let at = 0;
  for (const text of texts) {
    for (let number = numbers[at]; number !== undefined && byId.compare(number, text) <= 0; number = numbers[at]) {
      result.push(number);
      at += 1;
    }
    result.push(text);
  }
  return [...result, ...numbers.slice(at)];
};

/** `byId` for one list: the same for every pair where that is possible, and a total order even where numbers and texts are mixed. */
export const byIdAmong = (ids: readonly Id[]): Ord.Ord<Id> => {
  const numbers = ids.filter((id) => typeof id === "number");
  if (numbers.length === ids.length || numbers.length === 0) return byId;
  const texts = ids.filter((id) => typeof id === "string");
  const sorted = merged(numbers.toSorted(byId.compare), texts.toSorted(byId.compare));
  const rank = new Map(sorted.map((id, index) => [id, index]));
  return Ord.contramap((id: Id) => rank.get(id) ?? sorted.length)(Ord.fromCompare<number>((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
};
