import { catalogue } from "../catalogue.ts";

export const selectionText = catalogue("selection", { dropped: "The list has changed, so the selection was cleared." });
