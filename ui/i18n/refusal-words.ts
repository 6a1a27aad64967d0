import { useSyncExternalStore } from "react";
import type { Saying } from "../../core/kernel/refusal.ts";
import { listenToTexts, retranslate } from "./said.ts";

/** Translates a message of the core by its code; one without a code or a translation stays in English. */
export type RefusalWords = (said: Saying) => string;

/** The untranslated, English refusal. */
export const asItIs: RefusalWords = ({ message }) => message;
let words = (): RefusalWords => asItIs;

/**
 * Replaces the translator of refusals.
 * @param how returns the current translator
 */
export const translateRefusals = (how: () => RefusalWords): void => {
  words = how;
  retranslate();
};

/** The current translator of refusals, for use outside components. */
export const refusalWords = (): RefusalWords => words();

/** The current translator of refusals; the component renders again when the language changes. */
export const useRefusalWords = (): RefusalWords => useSyncExternalStore(listenToTexts, refusalWords);
