import { isTyping } from "./typing-place.ts";

type Kept = { readonly event: KeyboardEvent; readonly at: number };

const kept: Kept[] = [];
const most = 20;
const longestMs = 5_000;

const keep = (event: KeyboardEvent): void => {
  if (kept.length < most && !isTyping(event.target)) kept.push({ event, at: performance.now() });
};

/** Notes the keys that are pressed on the page from now on, for shortcuts that are still on their way; never what is typed in a field. */
export const keepEarlyKeys = (): void => document.addEventListener("keydown", keep);

/**
 * Plays the keys of the last five seconds, once, and notes none from then on.
 * @param press what answers a key
 * @param now milliseconds since the page began
 */
export const playEarlyKeys = (press: (event: KeyboardEvent) => void, now: number): void => {
  document.removeEventListener("keydown", keep);
  for (const { event, at } of kept.splice(0)) if (now - at < longestMs) press(event);
};
