import { catalogue } from "../catalogue.ts";

export const assistantTitlesText = catalogue("assistant-titles", {
  assistant: "Ask CY",
  answerReady: "Your answer is ready.",
});
