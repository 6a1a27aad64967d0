import type { ReactNode } from "react";

/** One component or screen with its states, each rendered from a fixed snapshot. */
export type GalleryEntry = {
  /** Unique in the gallery, kebab-case: `?view=` in the address. */
  readonly name: string;
  /** The heading it is listed under: `kit`, or an area such as `staff/contacts`. */
  readonly group: string;
  /** A screen: each state is shown alone, in a window of its own. */
  readonly isWhole?: boolean;
  /** A frame with its own `main`. */
  readonly hasLandmarks?: boolean;
  readonly states: Readonly<Record<string, () => ReactNode>>;
};
