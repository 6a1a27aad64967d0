/** The properties of a keydown event. */
export type KeyPress = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/**
 * Pressed keys that may begin a shortcut.
 * @property at time of the last one, milliseconds
 */
export type HeldKeys = { readonly keys: string; readonly at: number };
export const noKeys: HeldKeys = { keys: "", at: 0 };

/** Milliseconds within which the next key of a shortcut must follow. */
export const sequenceMs = 1_500;

const modifiers: readonly string[] = ["Control", "Meta", "Alt", "AltGraph", "Shift", "CapsLock", "Dead", "Unidentified", "Process"];

/**
 * One key in shortcut notation: `n`, `?`, `escape`, `mod+k` and `mod+shift+k` with Ctrl or Cmd; null for keys that begin no shortcut, such
 * as Shift and a letter.
 */
export const strokeOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | null => {
  if (altKey || modifiers.includes(key) || key === " ") return null;
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  const isChord = ctrlKey || metaKey;
  if (shiftKey && (isLetter ? !isChord : key.length > 1)) return null;
  return `${isChord ? "mod+" : ""}${shiftKey && isLetter ? "shift+" : ""}${key.toLowerCase()}`;
};

/**
 * Handles a key after those held: returns the completed shortcut, or null, and the keys held from now on. A late key, or one that continues
 * no shortcut, starts a new sequence.
 * @param known all shortcuts
 * @param at milliseconds
 */
export const afterStroke = (
  held: HeldKeys,
  stroke: string,
  at: number,
  known: readonly string[],
): { readonly held: HeldKeys; readonly shortcut: string | null } => {
  const before = held.keys !== "" && at - held.at < sequenceMs ? held.keys : "";
  for (const keys of before === "" ? [stroke] : [`${before} ${stroke}`, stroke]) {
    if (known.includes(keys)) return { held: noKeys, shortcut: keys };
    if (known.some((other) => other.startsWith(`${keys} `))) return { held: { keys, at }, shortcut: null };
  }
  return { held: noKeys, shortcut: null };
};

const names: Readonly<Record<string, string>> = {
  escape: "Esc",
  enter: "Enter",
  mod: "Ctrl",
  shift: "Shift",
  arrowdown: "↓",
  arrowup: "↑",
};
const appleNames: Readonly<Record<string, string>> = { mod: "⌘", shift: "⇧" };

/** A shortcut for display, with spaces between its keys: `G C`, `Ctrl K`, on Apple's keyboards `⌘ K`. */
export const shownKeys = (keys: string, isApple: boolean): string =>
  keys
    .split(/[ +](?=.)/)
    .map((key) => (isApple ? appleNames[key] : undefined) ?? names[key] ?? key.toUpperCase())
    .join(" ");
