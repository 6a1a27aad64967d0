import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `onSeen` each time an element comes near the viewport while it is watched.
 * @param isWatched whether to observe it
 */
export const useSeen = (element: RefObject<HTMLElement | null>, onSeen: () => void, isWatched: boolean): void => {
  const tell = useRef(onSeen);
  tell.current = onSeen;
  useEffect(() => {
    const watched = element.current;
    if (!isWatched || watched === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell.current();
      },
      { rootMargin: "50%" },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isWatched]);
};
