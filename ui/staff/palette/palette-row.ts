import type { OmniResult } from "../../../core/shell/omni.model.ts";
import type { Icon } from "../../kit/icon.ts";

/** One row of the palette. */
export type PaletteRow = {
  readonly id: string;
  readonly title: string;
  /** A few words more. */
  readonly note?: string;
  readonly icon?: Icon;
  /** As people read them. */
  readonly keys?: string;
  /** Given where choosing goes to an address, which then can open in a new tab. */
  readonly href?: string;
  /** The record that the row stands for. */
  readonly record?: OmniResult;
  /** Choosing opens a list. */
  readonly isNested?: boolean;
  /** What is in force now, among choices. */
  readonly isCurrent?: boolean;
};

export type PaletteSection = { readonly id: string; readonly title: string; readonly rows: readonly PaletteRow[] };

/** A row with what it is found by and what choosing it does. */
export type PaletteItem = PaletteRow & { readonly words: string; readonly act: () => void };
