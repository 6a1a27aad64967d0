import { type SyntheticEvent, useState } from "react";

/** Watches input on an element and everything in it. */
export type InputHandlers = Readonly<Record<"onInput" | "onClick" | "onDrop", (event: SyntheticEvent) => void>>;

/** The item that an event belongs to when it changes an answer that is not sent yet; null otherwise. */
const answeredItem = ({ target, type }: SyntheticEvent): string | null => {
  if (!(target instanceof Element)) return null;
  const field = target.closest("fieldset");
  const isEntry = type !== "click" || target.closest("button") !== null;
  return field === null || !isEntry ? null : (field.closest<HTMLElement>("[data-item]")?.dataset["item"] ?? null);
};

/**
 * Which items of the screen have input that was not sent: anything entered, dropped or pressed within their `fieldset`.
 * @param place the screen; another one starts without input
 */
export const useUnsentInput = (place: string) => {
  const [unsent, setUnsent] = useState<{ readonly place: string; readonly items: ReadonlySet<string> }>({ place, items: new Set() });
  const items = unsent.place === place ? unsent.items : new Set<string>();
  const mark = (event: SyntheticEvent): void => {
    const item = answeredItem(event);
    if (item !== null && !items.has(item)) setUnsent({ place, items: new Set([...items, item]) });
  };
  const handlers: InputHandlers = { onInput: mark, onClick: mark, onDrop: mark };
  return {
    isUnsent: items.size > 0,
    handlers,
    /** An answer was taken. */
    sent: (item: string): void => setUnsent({ place, items: new Set([...items].filter((one) => one !== item)) }),
  };
};
