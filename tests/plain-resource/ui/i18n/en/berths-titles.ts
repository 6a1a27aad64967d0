import { catalogue } from "../../../../../ui/i18n/catalogue.ts";

export const berthsTitlesText = catalogue("berths-titles", { berths: "Berths", createBerth: "Create berth" });
