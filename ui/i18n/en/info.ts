import { catalogue } from "../catalogue.ts";

export const infoText = catalogue("info", { title: "Information", ok: "OK" });
