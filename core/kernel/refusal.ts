/** Placeholder values of a message, by name. */
export type RefusalValues = Readonly<Record<string, string>>;

/** A machine-readable reason of a refusal, for clients and translations. */
export type Reason = { readonly code: string; readonly values: RefusalValues };

/** A refusal: an English message with its reason. */
export type Refusal = Reason & { readonly message: string };

/** The message of a failure: a refusal, or a sentence without a code. */
export type Saying = { readonly message: string; readonly code?: string; readonly values?: RefusalValues };

type Place<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Place<Rest> : never;
/**
 * Creates a refusal from its placeholder values.
 * @property message the sentence with its placeholders in double braces
 */
type RefusalMaker<Name extends string> = ((values: Readonly<Record<Name, string | number>>) => Refusal) & { readonly message: string };
/** The refusals of an area by code; one with placeholders is a function of their values. */
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
 * @param sentences in English by code; codes are unique across areas and never change, as clients depend on them
 */
export const refusalTable = <const T extends Readonly<Record<string, string>>>(sentences: T): RefusalTable<T> =>
  Object.fromEntries(Object.entries(sentences).map(([code, message]): readonly unknown[] => [code, entry(code, message)]));

/** The sentences of a table by code, with their placeholders in double braces. */
export const sentencesOf = <T extends Readonly<Record<string, { readonly message: string }>>>(
  table: T,
): { readonly [C in keyof T]: string } =>
  Object.fromEntries(Object.entries(table).map(([code, { message }]): readonly unknown[] => [code, message]));
