import { type RefObject, useEffect, useRef } from "react";

/**
 * Tells when an element comes near the window, once for each time that it is watched.
 * @param isWatched whether to look at all
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
