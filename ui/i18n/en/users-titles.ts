import { catalogue } from "../catalogue.ts";

export const usersTitlesText = catalogue("users-titles", { users: "Users", archived: "Archived users", invite: "Accept your invitation" });
