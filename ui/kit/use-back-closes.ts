import { useEffect, useRef } from "react";
import { useLinks } from "./kit-provider.view.tsx";

type Entry = { readonly state: object };
type Step = { readonly action: string; readonly currentLocation: Entry };

/** The part of a router that closing by Back needs. */
export type BackRouter = {
  readonly history: {
    readonly location: Entry & { readonly href: string };
    readonly canGoBack: () => boolean;
    readonly back: () => void;
    readonly block: (blocker: { readonly blockerFn: (step: Step) => boolean; readonly enableBeforeUnload: boolean }) => unknown;
  };
  readonly navigate: (to: { readonly href: string; readonly state: object; readonly resetScroll: boolean }) => unknown;
};

/** Open overlays, the topmost last. */
const layers: { readonly close: () => void }[] = [];
const watched = new WeakSet<BackRouter>();

/** Marks a duplicate history entry of the first page. */
const again = { isPageAgain: true };

/**
 * Blocks Back while an overlay is open and closes the topmost one instead. The browser cannot be blocked on the first entry of a tab, so an
 * overlay there pushes a duplicate entry, which Back skips once no overlay is open.
 */
const watch = (router: BackRouter): void => {
  const { history } = router;
  if (!history.canGoBack()) router.navigate({ href: history.location.href, state: again, resetScroll: false });
  if (watched.has(router)) return;
  watched.add(router);
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, currentLocation }) => {
      if (action !== "BACK") return false;
      const top = layers.at(-1);
      top?.close();
      if (top === undefined && "isPageAgain" in currentLocation.state) history.back();
      return top !== undefined;
    },
  });
};

/** Closes an overlay on the browser's Back, as on Esc, instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const { router } = useLinks();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen || router === undefined) return undefined;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    watch(router);
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen, router]);
};
