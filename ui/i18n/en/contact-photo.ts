import { catalogue } from "../catalogue.ts";

export const contactPhotoText = catalogue("contact-photo", {
  choose: "Choose photo",
  remove: "Remove photo",
  command: "Choose a photo of this contact",
  undo: "Undo",
  set: "Changed the photo of {{name}}",
  removed: "Removed the photo of {{name}}",
});
