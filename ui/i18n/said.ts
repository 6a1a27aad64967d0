import { i18n } from "./i18n.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const listeners = new Set<() => void>();
let said = new Map<string, Untyped>();

/** Makes every listening component render its texts again. */
export const retranslate = (): void => {
  said = new Map();
  for (const listener of listeners) listener();
};

// English texts are registered before the first rendering; only other languages load later.
i18n.on("languageChanged", retranslate);
i18n.store.on("added", (language) => {
  if (language !== "en" && language === i18n.language) retranslate();
});

/** Subscribes to changes of the language and its texts. */
export const listenToTexts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The translate function of an area; the same function until the language or its texts change. Texts without values are cached. */
export const sayOf = (area: string): Untyped => {
  const known = said.get(area);
  if (known !== undefined) return known;
  const plain = new Map<string, string>();
  const say: Untyped = (key, values) => {
    if (values !== undefined) return i18n.t(key, { ns: area, ...values });
    const known = plain.get(key) ?? i18n.t(key, { ns: area });
    plain.set(key, known);
    return known;
  };
  said.set(area, say);
  return say;
};
