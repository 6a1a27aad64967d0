import { isRefusalCode } from "../../core/refusals.ts";
import { refusalsText } from "./en/refusals.ts";
import { i18n } from "./i18n.ts";
import { asItIs, type RefusalWords } from "./refusal-words.ts";
import { sayOf } from "./said.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const { names } = refusalsText.texts;
const isName = (key: string): key is keyof typeof names => key in names;
/** Names of built-in fields, as the core writes them. */
const named: ReadonlyMap<string, keyof typeof names> = new Map(
  Object.keys(names)
    .filter(isName)
    .map((key) => [names[key], key]),
);

const made = new WeakMap<Untyped, RefusalWords>();

/** Refusals in the language of `say`; cached per language. */
const translatedRefusals = (say: Untyped): RefusalWords => {
  const known = made.get(say);
  if (known !== undefined) return known;
  const words: RefusalWords = ({ message, code, values = {} }) => {
    if (code === undefined || !isRefusalCode(code)) return message;
    const inLanguage = (value: string): string => {
      const key = named.get(value);
      return key === undefined ? value : say(`names.${key}`);
    };
    return say(`said.${code}`, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inLanguage(value)])));
  };
  made.set(say, words);
  return words;
};

/** The translator of refusals for the language of the page. */
export const refusalsInLanguage = (): RefusalWords => (i18n.language === "en" ? asItIs : translatedRefusals(sayOf(refusalsText.area)));
