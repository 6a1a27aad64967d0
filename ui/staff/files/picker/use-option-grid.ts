import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { cardForKey } from "../../../kit/card-keys.ts";

type OptionGrid = {
  readonly list: RefObject<HTMLDivElement | null>;
  /** place of the option in the tab order */
  readonly at: number;
  readonly focused: (place: number) => void;
  /** Arrow keys move between the options; Space and Enter choose. */
  readonly press: (event: KeyboardEvent, place: number, onChoose: (key: " " | "Enter") => void) => void;
};

const optionsOf = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

/** Options in the first line of the grid. */
const columnsOf = (options: readonly HTMLElement[]): number => {
  const top = options[0]?.offsetTop;
  return Math.max(1, options.filter(({ offsetTop }) => offsetTop === top).length);
};

/**
 * The keyboard of a list box whose options are a grid.
 * @param ids of the options, in their order
 * @param first id of the option that is in the tab order until another one is focused; undefined for the first one
 */
export const useOptionGrid = <I>(ids: readonly I[], first?: I): OptionGrid => {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<I | null>(null);
  const at = Math.max(
    0,
    ids.findIndex((id) => id === (active ?? first)),
  );
  return {
    list,
    at,
    focused: (place) => setActive(ids[place] ?? null),
    press: (event, place, onChoose) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const options = optionsOf(list.current);
      const next = cardForKey(event.key, place, ids.length, columnsOf(options));
      if (next === null && event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      if (next !== null) options[next]?.focus();
      else if (event.key === " " || event.key === "Enter") onChoose(event.key);
    },
  };
};
