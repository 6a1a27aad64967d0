import type { Area } from "../contributions/area.ts";
import { mayWatch } from "./own-uploads.store.ts";

/** Learners read the videos of their downline, and of others of an item to which they uploaded one. */
export const area: Area = { fileReader: { learner: ({ tx, part }, actor) => mayWatch({ tx, actor }, part) } };
