import { useEffect, useRef } from "react";
import { useLinks } from "./kit-provider.view.tsx";

type Entry = { readonly state: object };
type Step = { readonly action: string; readonly currentLocation: Entry };

/** The part of a router that Back needs. */
export type BackRouter = {
  readonly history: {
    readonly location: Entry & { readonly href: string };
    readonly canGoBack: () => boolean;
    readonly back: () => void;
    readonly block: (blocker: { readonly blockerFn: (step: Step) => boolean; readonly enableBeforeUnload: boolean }) => unknown;
  };
  readonly navigate: (to: { readonly href: string; readonly state: object; readonly resetScroll: boolean }) => unknown;
};

/** What lies over the page, the top-most last. */
const layers: { readonly close: () => void }[] = [];
const watched = new WeakSet<BackRouter>();

/** Marks an entry that is the same page again, so that there is one to come back to from the first. */
const again = { isPageAgain: true };

/** Closes the top-most layer instead of going back. The browser leaves its first entry for another document without asking, so a layer over that one gets an entry of its own, which is passed over once nothing lies on it. */
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

/** Has Back close what lies over the page, as Esc does, and stay on the page. */
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
