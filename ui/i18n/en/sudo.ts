import { catalogue } from "../catalogue.ts";

export const sudoText = catalogue("sudo", {
  title: "Support is signed in as {{name}}",
  body: "It ends by itself after an hour. Every change is recorded as made by support.",
  end: "End",
});
