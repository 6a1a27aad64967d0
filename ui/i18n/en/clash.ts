import { catalogue } from "../catalogue.ts";

export const clashText = catalogue("clash", {
  title: "Somebody else changed this too",
  body: "While you were typing, somebody else changed it. Which is to stay?",
  field: "Field",
  mine: "You typed",
  theirs: "Stored now",
  nothing: "empty",
  keepMine: "Keep what I typed",
  takeTheirs: "Keep what is stored",
});
