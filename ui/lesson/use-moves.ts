import { useState } from "react";
import { movedTo } from "../../core/lessons/shown/arranged.rule.ts";

/** The control that gets the focus after a move: the button that moved, or the grip. */
type By = "up" | "down" | "pick";

/** @property values of the text `key` */
type Said = {
  readonly key: "move.picked" | "move.put" | "move.back";
  readonly values: { readonly answer: string; readonly place: number; readonly of: number };
};

/**
 * The moves of answers in a list.
 * @property held the place of the answer that is picked up, null for none
 * @property said what is announced
 */
type Moves = {
  readonly held: number | null;
  readonly said: Said | null;
  readonly focus: { readonly at: number; readonly by: By } | null;
  readonly move: (from: number, to: number, by: By) => void;
  /** Picks up the answer of a place, puts it down there, or puts down there the one that is picked up. */
  readonly press: (at: number) => void;
  readonly drop: (from: number, to: number) => void;
  /** Puts the answer back where it was picked up. */
  readonly putBack: () => void;
};

/** @property before the order when the answer was picked up */
type Held = { readonly at: number; readonly before: readonly string[] };

export const useMoves = (answers: readonly string[], isOpen: boolean, onChange: (answers: readonly string[]) => void): Moves => {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [focus, setFocus] = useState<Moves["focus"]>(null);
  const say = (key: Said["key"], answer: string, at: number): void =>
    setSaid({ key, values: { answer, place: at + 1, of: answers.length } });
  const isPlace = (at: number): boolean => Number.isSafeInteger(at) && at >= 0 && at < answers.length;
  const put = (from: number, to: number): boolean => {
    if (!isOpen || !isPlace(from) || !isPlace(to)) return false;
    if (from !== to) onChange(movedTo(answers, from, to));
    say("move.put", answers[from] ?? "", to);
    return true;
  };
  return {
    held: isOpen ? (held?.at ?? null) : null,
    said,
    focus,
    move: (from, to, by) => {
      if (from === to || !put(from, to)) return;
      setHeld(held === null ? null : { ...held, at: to });
      setFocus({ at: to, by });
    },
    press: (at) => {
      if (!isOpen || !isPlace(at)) return;
      if (held === null) {
        setHeld({ at, before: answers });
        say("move.picked", answers[at] ?? "", at);
      } else if (put(held.at, at)) {
        setHeld(null);
        setFocus({ at, by: "pick" });
      }
    },
    drop: (from, to) => {
      put(from, to);
      setHeld(null);
    },
    putBack: () => {
      if (held === null) return;
      const answer = answers[held.at] ?? "";
      const at = held.before.indexOf(answer);
      onChange(held.before);
      say("move.back", answer, at);
      setHeld(null);
      setFocus({ at, by: "pick" });
    },
  };
};
