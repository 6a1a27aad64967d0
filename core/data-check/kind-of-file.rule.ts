import { columnsOf, type DataKind, dataKindNames, dataKinds } from "./data-kind.model.ts";

/** The kind that a word names, or null. */
export const kindOfWord = (word: string): DataKind | null =>
  dataKindNames.find((kind) => dataKinds[kind].words.some((known) => known === word.toLowerCase())) ?? null;

/** The kind of a file by the first word of its name that identifies one, or null. */
export const kindOfName = (name: string): DataKind | null => {
  for (const word of name.split(/[^A-Za-z]+/)) {
    const kind = kindOfWord(word);
    if (kind !== null) return kind;
  }
  return null;
};

/** A kind whose columns match clearly more of the given names, or null. */
export const betterKind = (kind: DataKind, names: readonly string[]): DataKind | null => {
  const shared = (candidate: DataKind): number => names.filter((column) => Object.hasOwn(columnsOf(candidate), column)).length;
  const own = shared(kind);
  const best = dataKindNames.toSorted((a, b) => shared(b) - shared(a))[0];
  return best !== undefined && own <= 2 && shared(best) >= own + 2 ? best : null;
};
