import { catalogue } from "../catalogue.ts";

export const selectionText = catalogue("selection", { dropped: "The list shows others now, so the selection was dropped." });
