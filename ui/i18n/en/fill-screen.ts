import { catalogue } from "../catalogue.ts";

/** The button that lets a lesson fill the screen. */
export const fillScreenText = catalogue("fill-screen", {
  fill: "Fill the screen",
  leave: "Leave full screen",
});
