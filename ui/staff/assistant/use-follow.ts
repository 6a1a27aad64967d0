import { type RefObject, useLayoutEffect, useRef } from "react";
import { followsReply } from "../../../core/assistant/typing.rule.ts";

const distanceOf = (box: HTMLElement): number => box.scrollHeight - box.scrollTop - box.clientHeight;

/**
 * Keeps the end of a growing list in view unless the user has scrolled away; a new question scrolls back to it.
 * @param size grows with the content
 * @param questions number of questions asked
 */
export const useFollow = (
  size: number,
  questions: number,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly onScroll: () => void } => {
  const ref = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const asked = useRef(questions);
  useLayoutEffect(() => {
    const box = ref.current;
    if (asked.current !== questions) follows.current = true;
    asked.current = questions;
    if (box !== null && follows.current) box.scrollTop = box.scrollHeight;
  }, [size, questions]);
  return {
    ref,
    onScroll: () => {
      if (ref.current !== null) follows.current = followsReply(distanceOf(ref.current));
    },
  };
};
