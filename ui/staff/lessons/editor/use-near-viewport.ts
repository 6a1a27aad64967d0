import { useState } from "react";

/** Calls an element back once, when it is at most a screen away from what is visible of the canvas. */
export type NearViewport = {
  /** @returns stops waiting */
  readonly watch: (element: Element, onNear: () => void) => () => void;
};

const makeNearViewport = (): NearViewport => {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | null = null;
  const seen = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
  };
  return {
    watch: (element, onNear) => {
      if (!("IntersectionObserver" in globalThis)) {
        onNear();
        return () => undefined;
      }
      observer ??= new IntersectionObserver(seen, { root: element.closest("[data-part]"), rootMargin: "100% 0px" });
      waiting.set(element, onNear);
      observer.observe(element);
      return () => {
        waiting.delete(element);
        observer?.unobserve(element);
      };
    },
  };
};

/** One observer for all items of a canvas. Where the browser has none, every element is near. */
export const useNearViewport = (): NearViewport => useState(makeNearViewport)[0];
