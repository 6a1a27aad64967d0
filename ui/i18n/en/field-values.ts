import { catalogue } from "../catalogue.ts";

export const fieldValuesText = catalogue("field-values", {
  yes: "Yes",
  no: "No",
  nothing: "empty",
  change: "Change {{label}}",
  done: "Done",
  none: "No option is chosen.",
  nobody: "Nobody",
  noTeam: "No team",
  expected: {
    email: "{{problem}}. Enter an address such as rosa@example.org.",
    mobile: "{{problem}}. Enter a number with its area code, such as (212) 555-0144, or one that begins with + and its country code.",
    int: "{{problem}}. Enter a whole number, such as 1200.",
    date: "{{problem}}. Enter a day, month and year.",
    time: "{{problem}}. Enter a date and a time.",
    id_number: "{{problem}}. Enter up to 32 letters, digits and dashes.",
  },
  people: { add: "Add somebody to {{label}}", remove: "Take {{name}} out of {{label}}", unknown: "Contact {{id}}", select: "Select contacts" },
  image: { choose: "Choose a picture for {{label}}", remove: "Remove the picture of {{label}}", back: "Put the earlier picture of {{label}} back", alt: "{{label}}", tooLarge: "That is not a picture, or it cannot be read." },
  secret: {
    reveal: "Show {{label}}",
    hide: "Hide {{label}}",
    change: "Change {{label}}",
    add: "Add {{label}}",
    newValue: "New {{label}}",
    save: "Save",
    clear: "Remove",
    shown_one: "Hidden again in {{count, number}} second.",
    shown_other: "Hidden again in {{count, number}} seconds.",
  },
  record: { reference: "Record {{id}}", choose: "Choose a record for {{label}}", clear: "Take {{record}} out of {{label}}", none: "No custom objects yet. Once there are some, their records can be chosen here." },
});
