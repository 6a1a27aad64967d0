import { catalogue } from "../catalogue.ts";

export const twoStepTitlesText = catalogue("two-step-titles", {
  twoStep: "Set up two-step sign-in",
});
