import { i18n } from "./i18n.ts";

type Untyped = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const listeners = new Set<() => void>();
let said = new Map<string, Untyped>();

/** Has every text said anew. */
export const retranslate = (): void => {
  said = new Map();
  for (const listener of listeners) listener();
};

// English is there before anything that says it can be drawn; only another language comes later.
i18n.on("languageChanged", retranslate);
i18n.store.on("added", (language) => {
  if (language !== "en" && language === i18n.language) retranslate();
});

/** Tells whoever draws texts that they have to be said anew. */
export const listenToTexts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says an area's texts; the same function until the language or its texts change, which keeps what needs no values. */
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
