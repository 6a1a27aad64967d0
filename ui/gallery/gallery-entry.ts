import type { ReactNode } from "react";

/** One component or screen with its states, each drawn from a fixed snapshot. */
export type GalleryEntry = {
  /** Unique over the gallery, kebab-case: `?view=` in the address. */
  readonly name: string;
  /** The heading it stands under: `kit`, or an area such as `staff/contacts`. */
  readonly group: string;
  /** A screen: each state stands alone, in a window of its own. */
  readonly isWhole?: boolean;
  /** A frame that brings its own `main`. */
  readonly hasLandmarks?: boolean;
  readonly states: Readonly<Record<string, () => ReactNode>>;
};
