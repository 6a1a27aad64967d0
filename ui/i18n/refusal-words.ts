import { useSyncExternalStore } from "react";
import type { Saying } from "../../core/kernel/refusal.ts";
import { listenToTexts, retranslate } from "./said.ts";

/** Says a sentence of the core in the language of the page, by its code; one without a code, or that nobody has translated, stays as it is. */
export type RefusalWords = (said: Saying) => string;

/** A refusal as the core says it, in English. */
export const asItIs: RefusalWords = ({ message }) => message;
let words = (): RefusalWords => asItIs;

/**
 * Has refusals said in other words from now on.
 * @param how the words of each moment
 */
export const translateRefusals = (how: () => RefusalWords): void => {
  words = how;
  retranslate();
};

/** The words of this moment, where no component draws. */
export const refusalWords = (): RefusalWords => words();

/** The words for refusals in the language of the page, and again when it changes. */
export const useRefusalWords = (): RefusalWords => useSyncExternalStore(listenToTexts, refusalWords);
