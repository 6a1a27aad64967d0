import { catalogue } from "../catalogue.ts";

export const settingsText = catalogue("settings", {
  navigation: "Settings pages",
  groups: {
    you: "Your account",
    people: "People",
    content: "Contacts and content",
    connections: "Connections",
    billing: "Plan and billing",
    organisation: "Organisation",
  },
  unsaved: "You have unsaved changes",
  save: "Save",
  discard: "Discard",
  admins: "administrator",
});
