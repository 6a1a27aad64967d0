import { catalogue } from "../catalogue.ts";

export const profileTitlesText = catalogue("profile-titles", {
  profile: "Profile",
});
