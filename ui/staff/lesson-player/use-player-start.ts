import { type RefObject, useEffect, useState } from "react";

/** Milliseconds within which the player's page starts. */
const longestStart = 20_000;

/** What the player's page has told: whether it started, what is not sent, and the lesson's name. */
export type PlayerShown = { readonly state: "loading" | "ready" | "failed"; readonly isUnsent: boolean; readonly name: string };
const loading: PlayerShown = { state: "loading", isUnsent: false, name: "" };

/** Waits for the player's page in a frame, which takes the focus once it started and has failed when it does not start in time. */
export const usePlayerStart = (frame: RefObject<HTMLIFrameElement | null>) => {
  const [shown, setShown] = useState(loading);
  const { state } = shown;
  useEffect(() => {
    if (state === "ready") frame.current?.focus();
    if (state !== "loading") return undefined;
    const late = setTimeout(() => setShown({ ...loading, state: "failed" }), longestStart);
    return () => clearTimeout(late);
  }, [state, frame]);
  return { shown, setShown, restart: () => setShown(loading) };
};
