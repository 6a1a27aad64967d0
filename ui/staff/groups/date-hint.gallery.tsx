import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { DateHint } from "./date-hint.view.tsx";

/** The hint below a date in words. */
export const gallery: GalleryEntry = {
  name: "date in words",
  group: "staff/groups",
  states: {
    blank: () => <DateHint state={{ tag: "blank" }} />,
    validating: () => <DateHint state={{ tag: "validating" }} />,
    right: () => <DateHint state={{ tag: "right", timestamp: 1_783_000_000, formatted: "Jul 2, 2026, 3:00 PM" }} />,
    wrong: () => <DateHint state={{ tag: "wrong", message: '"soonish" is not a valid format' }} />,
    unchecked: () => <DateHint state={{ tag: "unchecked" }} />,
  },
};
