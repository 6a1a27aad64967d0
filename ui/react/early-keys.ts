import { isTyping } from "./typing-place.ts";

type Kept = { readonly event: KeyboardEvent; readonly at: number };

const kept: Kept[] = [];
const most = 20;
const longestMs = 5_000;

const keep = (event: KeyboardEvent): void => {
  if (kept.length < most && !isTyping(event.target)) kept.push({ event, at: performance.now() });
};

/** Buffers keys pressed while shortcuts are still loading, except what is typed in a field. */
export const keepEarlyKeys = (): void => document.addEventListener("keydown", keep);

/**
 * Replays the buffered keys of the last five seconds, once, and stops buffering.
 * @param press handles a key
 * @param now milliseconds since the start of the navigation
 */
export const playEarlyKeys = (press: (event: KeyboardEvent) => void, now: number): void => {
  document.removeEventListener("keydown", keep);
  for (const { event, at } of kept.splice(0)) if (now - at < longestMs) press(event);
};
