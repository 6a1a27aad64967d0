import { catalogue } from "../catalogue.ts";

export const phoneText = catalogue("phone", {
  title: "Setup Text Messaging",
  intro: "Choose the number your texts are sent from.",
  country: "Country",
  countries: { US: "United States (+1)", CA: "Canada (+1)", AUS: "Australia (+61)" },
  areaCode: "Area code",
  areaHelp: { US: "Three digits, such as 212.", CA: "Three digits, such as 416.", AUS: "One of 2, 3, 4, 7 and 8, with or without a 0." },
  search: "Search",
  numbers: "Numbers",
  none: "It looks like there are no numbers available with area code {{code}}.",
  team: "Team",
  everyone: "The whole organisation",
  purchase: "Get this number",
  done: "{{number}} is yours. You can send texts now.",
  failed: "Could not buy the number",
  close: "Close",
});
