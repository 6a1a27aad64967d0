import { catalogue } from "../catalogue.ts";

export const themeText = catalogue("theme", {
  title: "Theme",
  note: "Colours and fonts of your organisation, for staff and portal.",
  colours: "Colours",
  fonts: "Fonts",
  primary: "Primary colour",
  primaryNote: "Buttons, links and what is selected.",
  main: "Main colour",
  mainNote: "The sidebar.",
  own: "The product's own",
  corrected: "Shown as {{light}} on light pages and {{dark}} on dark ones, so that text stays readable.",
  invalid: "Enter a colour such as #0b7a75",
  pick: "Pick: {{name}}",
  text: "Text",
  heading: "Headings",
  font: { nunito: "Nunito", raleway: "Raleway", system: "The device's own" },
  dark: "Dark unless somebody chooses otherwise",
  reset: "Back to the product's own",
  saved: "Theme saved.",
  preview: { title: "Preview", light: "On light pages", dark: "On dark pages", heading: "Welcome aboard", words: "Your next lesson is ready.", link: "See all courses", button: "Start", side: "Contacts" },
});
