/** Values in the places of a sentence, by their names. */
export type RefusalValues = Readonly<Record<string, string>>;

/** Why something is refused, for machines and translators. */
export type Reason = { readonly code: string; readonly values: RefusalValues };

/** Why something is refused: a sentence in English with its reason. */
export type Refusal = Reason & { readonly message: string };

/** What a failure says: a refusal, or a sentence that has no code. */
export type Saying = { readonly message: string; readonly code?: string; readonly values?: RefusalValues };

type Place<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Place<Rest> : never;
/**
 * Makes a refusal from the values of its places.
 * @property message the sentence with its places in double braces
 */
type RefusalMaker<Name extends string> = ((values: Readonly<Record<Name, string | number>>) => Refusal) & { readonly message: string };
/** The refusals of an area by their codes; a sentence with places is made by giving their values. */
type RefusalTable<T extends Readonly<Record<string, string>>> = {
  readonly [C in keyof T]: [Place<T[C]>] extends [never] ? Refusal : RefusalMaker<Place<T[C]>>;
};

const places = /\{\{(\w+)\}\}/g;

const entry = (code: string, message: string): unknown => {
  if (!message.includes("{{")) return { message, code, values: {} };
  const make = (given: Readonly<Record<string, string | number>>): Refusal => {
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
    return { message: message.replaceAll(places, (place, name: string) => values[name] ?? place), code, values };
  };
  return Object.assign(make, { message });
};

/**
 * Declares the refusals of an area.
 * @param sentences in English by code; codes are unique across areas and stay as they are, clients know them
 */
export const refusalTable = <const T extends Readonly<Record<string, string>>>(sentences: T): RefusalTable<T> =>
  Object.fromEntries(Object.entries(sentences).map(([code, message]): readonly unknown[] => [code, entry(code, message)]));

/** The sentences of a table by their codes, with their places in double braces. */
export const sentencesOf = <T extends Readonly<Record<string, { readonly message: string }>>>(
  table: T,
): { readonly [C in keyof T]: string } =>
  Object.fromEntries(Object.entries(table).map(([code, { message }]): readonly unknown[] => [code, message]));
