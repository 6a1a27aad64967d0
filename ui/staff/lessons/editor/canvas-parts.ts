import { loadable } from "../../../kit/loadable.view.tsx";

/** Items as learners see them, loaded beside the lesson. */
export const itemShown = loadable(async () => (await import("./item-shown.view.tsx")).ItemShown);
