import type { OmniResult } from "../../../core/shell/omni.model.ts";
import type { Icon } from "../../kit/icon.ts";

/** A row of the palette. */
export type PaletteRow = {
  readonly id: string;
  readonly title: string;
  /** secondary text */
  readonly note?: string;
  readonly icon?: Icon;
  /** the shortcut as displayed */
  readonly keys?: string;
  /** URL, if the row has one; it can then open in a new tab */
  readonly href?: string;
  /** the record of the row */
  readonly record?: OmniResult;
  /** opens a nested list */
  readonly isNested?: boolean;
  /** the current value, in a list of choices */
  readonly isCurrent?: boolean;
};

export type PaletteSection = { readonly id: string; readonly title: string; readonly rows: readonly PaletteRow[] };

/** A row with its search terms and action. */
export type PaletteItem = PaletteRow & { readonly words: string; readonly act: () => void };
