import { useMemo, useState } from "react";
import { itemsBetween } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { useSame } from "../../../react/use-same.ts";

/** The chosen items of an editor; the active one is shown in the inspector. */
export type ItemSelection = {
  readonly active: string | null;
  readonly chosen: ReadonlySet<string>;
  /** whether a click adds to the chosen items, as with Ctrl */
  readonly isSeveral: boolean;
  /** Chooses one item alone; null: none. */
  readonly open: (uuid: string | null) => void;
  /** Makes an item active and leaves the chosen ones. */
  readonly visit: (uuid: string) => void;
  readonly toggle: (uuid: string) => void;
  /** Chooses the items from the active one to another. */
  readonly extend: (uuid: string) => void;
  readonly choose: (uuids: readonly string[]) => void;
  readonly onSeveral: () => void;
};

type Held = {
  readonly active: string | null;
  readonly anchor: string | null;
  readonly chosen: readonly string[];
  readonly isSeveral: boolean;
};

/** @param first the item that is open at the beginning */
export const useItemSelection = (items: readonly LessonItem[], first: string | null): ItemSelection => {
  const [held, setHeld] = useState<Held>({ active: first, anchor: first, chosen: first === null ? [] : [first], isSeveral: false });
  const order = useSame(items.map(({ uuid }) => uuid));
  const uuids = useMemo(() => new Set(order), [order]);
  const chosen = useMemo(() => new Set(held.chosen.filter((uuid) => uuids.has(uuid))), [held.chosen, uuids]);
  const active = held.active !== null && uuids.has(held.active) ? held.active : null;
  return {
    active,
    chosen,
    isSeveral: held.isSeveral,
    open: (uuid) => setHeld({ active: uuid, anchor: uuid, chosen: uuid === null ? [] : [uuid], isSeveral: false }),
    visit: (uuid) => setHeld({ ...held, active: uuid }),
    toggle: (uuid) =>
      setHeld({
        ...held,
        active: uuid,
        anchor: uuid,
        chosen: chosen.has(uuid) ? [...chosen].filter((one) => one !== uuid) : [...chosen, uuid],
      }),
    extend: (uuid) => setHeld({ ...held, active: uuid, chosen: itemsBetween(items, held.anchor ?? uuid, uuid) }),
    choose: (some) => setHeld({ ...held, active: some.at(-1) ?? null, anchor: some[0] ?? null, chosen: some }),
    onSeveral: () => setHeld({ ...held, isSeveral: !held.isSeveral }),
  };
};
