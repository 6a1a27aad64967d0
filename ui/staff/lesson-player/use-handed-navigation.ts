import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Where the user wants to go: an address, back in the history, or nowhere but out of the dialog. */
export type Wanted = { readonly href: string | null; readonly isBack: boolean };

type Step = {
  readonly action: string;
  readonly currentLocation: { readonly pathname: string };
  readonly nextLocation: { readonly pathname: string; readonly href: string };
};

/**
 * Hands navigation away from the page to an open dialog, which leaves first and then lets it continue.
 * @param isInAddress whether Back leaves the page too; otherwise it closes the dialog alone
 * @param isLeft whether the dialog has left, so that navigation goes on
 */
export const useHandedNavigation = (
  isInAddress: boolean,
  isLeft: () => boolean,
  isUnsent: () => boolean,
  onWanted: (wanted: Wanted) => void,
): void => {
  const { history } = useRouter();
  const latest = useRef({ isLeft, isUnsent, onWanted });
  latest.current = { isLeft, isUnsent, onWanted };
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: () => latest.current.isUnsent(),
        blockerFn: ({ action, currentLocation, nextLocation }: Step) => {
          if (latest.current.isLeft() || currentLocation.pathname === nextLocation.pathname) return false;
          const isBack = action === "BACK";
          if (isBack && !isInAddress) return false;
          latest.current.onWanted({ href: isBack ? null : nextLocation.href, isBack });
          return true;
        },
      }),
    [history, isInAddress],
  );
};
