import { catalogue } from "../catalogue.ts";

export const permissionsTitlesText = catalogue("permissions-titles", { permissions: "Permissions" });
