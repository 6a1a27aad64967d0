import { useEffect } from "react";
import { staffRoot } from "../../core/auth/next-path.rule.ts";

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The path of a clicked link to the staff application; null for any other click. */
const staffPath = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target === "_top" || link.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  return origin === window.location.origin && pathname.startsWith(staffRoot) ? pathname + search + hash : null;
};

const hasOverlay = (): boolean => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/** Calls `onLeave` on Esc with nothing open, and on a click on a link to the staff application, with its path. */
export const useLeavingEvents = (onLeave: (href: string | null) => void): void => {
  useEffect(() => {
    const click = (event: MouseEvent): void => {
      const path = staffPath(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      onLeave(path);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented && document.fullscreenElement === null && !hasOverlay()) onLeave(null);
    };
    document.addEventListener("click", click, true);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", click, true);
      document.removeEventListener("keydown", key);
    };
  }, [onLeave]);
};
