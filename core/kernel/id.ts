import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";

/** An identifier as received: a number or a text, returned in the same form. */
export const Id = t.union([t.number, t.string], "Id");
export type Id = t.TypeOf<typeof Id>;

/** The key of an id in maps: `7` and `"7"` are equal. */
export const idKey = (id: Id): Id => {
  if (typeof id === "number") return id;
  const first = id.charCodeAt(0);
  const maybeNumber = (first >= 48 && first <= 57) || first === 45;
  return maybeNumber && String(Number(id)) === id ? Number(id) : id;
};

/** Whether two ids are equal. */
export const sameId = (a: Id, b: Id): boolean => idKey(a) === idKey(b);

/** The id of a reference; null, 0 and an empty text refer to nothing. */
export const referredId = (reference: Id | null): Id | null => (reference === 0 || reference === "" ? null : reference);

const compareText = (a: string, b: string): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers numerically, anything else by code unit. */
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

/** `byId` for one list: consistent for every pair where possible, and a total order even where numbers and texts are mixed. */
export const byIdAmong = (ids: readonly Id[]): Ord.Ord<Id> => {
  const numbers = ids.filter((id) => typeof id === "number");
  if (numbers.length === ids.length || numbers.length === 0) return byId;
  const texts = ids.filter((id) => typeof id === "string");
  const sorted = merged(numbers.toSorted(byId.compare), texts.toSorted(byId.compare));
  const rank = new Map(sorted.map((id, index) => [id, index]));
  return Ord.contramap((id: Id) => rank.get(id) ?? sorted.length)(Ord.fromCompare<number>((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
};
