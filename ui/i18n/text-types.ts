/** A tree of texts; a leaf may hold `{{name}}` placeholders, and `key_one`/`key_other` are plural forms of `key`. */
export type Texts = { readonly [key: string]: string | Texts };

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type Singular<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Plain<T> = Exclude<keyof T & string, `${string}_${PluralForm}`>;

/** Every dotted key of a tree; plural forms count as one key. */
export type TextKey<T> = T extends string
  ? never
  : { [K in keyof T & string]: T[K] extends string ? Singular<K> : `${K}.${TextKey<T[K]>}` }[keyof T & string];

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends Plain<T>
    ? T[K]
    : T[keyof T & `${K}_${PluralForm}`] | PluralMark<T, K>;
type PluralMark<T, K extends string> = keyof T & `${K}_${PluralForm}` extends never ? never : "{{count}}";

type Trimmed<S extends string> = S extends ` ${infer R}` ? Trimmed<R> : S extends `${infer L} ` ? Trimmed<L> : S;
type NameOf<S extends string> = S extends `${infer Name},${string}` ? Trimmed<Name> : Trimmed<S>;
type Places<S> = S extends `${string}{{${infer Place}}}${infer Rest}` ? NameOf<Place> | Places<Rest> : never;

type Values<Name extends string> = { readonly [N in Name]: N extends "count" ? number : string | number };

/** The arguments after the key: none, or a value for every placeholder in the text. */
export type TextArguments<T, K extends string> = [Places<At<T, K>>] extends [never] ? [] : [values: Values<Places<At<T, K>> & string>];

/** Translates one key; a missing key or value does not compile. */
export type Say<T> = <K extends TextKey<T>>(key: K, ...values: TextArguments<T, K>) => string;

/** The same keys in another language; plural forms may differ by language. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
