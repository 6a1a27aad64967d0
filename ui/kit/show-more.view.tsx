import { useState } from "react";
import type { ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "./button.view.tsx";

/** The number of items shown before the list is expanded. */
export const shownAtFirst = 5;

/** The first five items of a list, and a button for the rest. */
export const ShowMore = <A,>({
  items,
  children,
}: {
  readonly items: readonly A[];
  readonly children: (shown: readonly A[]) => ReactNode;
}) => {
  const text = useText(kitText);
  const [isOpen, setOpen] = useState(false);
  const hidden = items.length - shownAtFirst;
  return (
    <>
      {children(isOpen ? items : items.slice(0, shownAtFirst))}
      {hidden <= 0 ? null : (
        <Button kind="quiet" size="small" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? text("showLess") : text("showMore", { count: hidden })}
        </Button>
      )}
    </>
  );
};
