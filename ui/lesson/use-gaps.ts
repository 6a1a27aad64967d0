import { useState } from "react";

/** What is announced; `key` of the texts of gaps. */
type Said =
  | { readonly key: "gaps.picked" | "gaps.left"; readonly word: string }
  | { readonly key: "gaps.put" | "gaps.out"; readonly word: string; readonly gap: number }
  | { readonly key: "gaps.first" };

/** The control that gets the focus: a gap, or a word of the bank. */
type Focus = { readonly gap: number } | { readonly word: number };

/**
 * Words of a bank being put into gaps.
 * @property held the index of the word that is picked up, null for none
 */
type Gaps = {
  readonly held: number | null;
  readonly said: Said | null;
  readonly focus: Focus | null;
  /** Picks up a word, or puts it back. */
  readonly pick: (word: number) => void;
  /** Puts the word that is picked up into the gap; without one takes out the word that is there. */
  readonly press: (gap: number) => void;
  readonly drop: (word: number, gap: number) => void;
  readonly putBack: () => void;
};

type Props = {
  readonly bank: readonly string[];
  readonly placed: readonly (number | null)[];
  readonly isOpen: boolean;
  readonly onChange: (placed: readonly (number | null)[]) => void;
};

export const useGaps = ({ bank, placed, isOpen, onChange }: Props): Gaps => {
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const wordOf = (index: number): string => bank[index] ?? "";
  /** @returns the first gap without a word */
  const nextGap = (): number => Math.max(0, placed.indexOf(null));
  const place = (word: number, gap: number): void => {
    if (!isOpen || bank[word] === undefined || gap < 0 || gap >= placed.length) return;
    const now = placed.map((one, at) => (at === gap ? word : one === word ? null : one));
    onChange(now);
    setHeld(null);
    setSaid({ key: "gaps.put", word: wordOf(word), gap: gap + 1 });
    const left = bank.findIndex((_, index) => !now.includes(index));
    setFocus(now.includes(null) && left >= 0 ? { word: left } : { gap });
  };
  return {
    held: isOpen ? held : null,
    said,
    focus,
    pick: (word) => {
      if (!isOpen || placed.includes(word)) return;
      const isBack = held === word;
      setHeld(isBack ? null : word);
      setSaid({ key: isBack ? "gaps.left" : "gaps.picked", word: wordOf(word) });
      if (!isBack) setFocus({ gap: nextGap() });
    },
    press: (gap) => {
      if (!isOpen) return;
      if (held !== null) return place(held, gap);
      const here = placed[gap] ?? null;
      if (here === null) {
        setSaid({ key: "gaps.first" });
        return setFocus({ word: bank.findIndex((_, index) => !placed.includes(index)) });
      }
      onChange(placed.map((one, at) => (at === gap ? null : one)));
      setSaid({ key: "gaps.out", word: wordOf(here), gap: gap + 1 });
    },
    drop: (word, gap) => {
      if (Number.isSafeInteger(word)) place(word, gap);
    },
    putBack: () => {
      if (held === null) return;
      setSaid({ key: "gaps.left", word: wordOf(held) });
      setFocus({ word: held });
      setHeld(null);
    },
  };
};
