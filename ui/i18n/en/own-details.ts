import { catalogue } from "../catalogue.ts";

export const ownDetailsText = catalogue("own-details", {
  title: "My details",
  note: "The details that {{organisation}} keeps about you.",
  main: "About you",
  fields: { first_name: "First name", last_name: "Last name", email: "Email", mobile: "Mobile number" },
  locked: "Only {{organisation}} can change this.",
  lockedNote: "Details with a lock can only be changed by {{organisation}}. Ask them if something is wrong.",
  nothing: "Nothing yet",
  notSaved: "Your changes were not saved",
  retry: "Try again",
  restore: "Undo my changes",
  pin: {
    title: "Enter your pin",
    email: "We have sent a pin to {{to}}. It works once, for ten minutes.",
    sms: "We have sent a pin by text message to {{to}}. It works once, for ten minutes.",
    pin: "Pin",
    confirm: "Show",
    again: "Send another pin",
  },
});
