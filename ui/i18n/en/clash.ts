import { catalogue } from "../catalogue.ts";

export const clashText = catalogue("clash", {
  title: "Someone else edited this",
  body: "It was changed while you were typing. Which version do you want to keep?",
  field: "Field",
  mine: "Your version",
  theirs: "Their version",
  nothing: "empty",
  keepMine: "Keep mine",
  takeTheirs: "Keep theirs",
});
