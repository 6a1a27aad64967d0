import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { ComboBoxStateContext, Popover } from "react-aria-components";
import menu from "./menu.module.css";

type ComboBoxListProps = {
  /** the field that the list belongs to */ readonly box: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

const isInSight = (box: HTMLElement): boolean => {
  const { x, y, width, height } = box.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && box.contains(there);
};

/**
 * The options beside their field. The list follows the field while the page scrolls, by focus or by an on-screen keyboard, and closes once
 * the field is out of view.
 */
export const ComboBoxList = ({ box, children }: ComboBoxListProps) => {
  const state = useContext(ComboBoxStateContext);
  const isScrolling = useRef(false);
  /** a changed number repositions the list; it has no other effect, as there is no arrow */
  const [side, setSide] = useState(0);
  useEffect(() => {
    const scrolled = (): void => {
      isScrolling.current = true;
      requestAnimationFrame(() => {
        isScrolling.current = false;
      });
    };
    window.addEventListener("scroll", scrolled, true);
    return () => window.removeEventListener("scroll", scrolled, true);
  }, []);
  return (
    <Popover
      className={menu["popover"] ?? ""}
      offset={4}
      isOpen={state?.isOpen === true}
      onOpenChange={() => {
        if (isScrolling.current && box.current !== null && isInSight(box.current)) setSide((side) => 1 - side);
        else state?.close();
      }}
      arrowBoundaryOffset={side}
    >
      {children}
    </Popover>
  );
};
