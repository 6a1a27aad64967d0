import { catalogue } from "../catalogue.ts";

/** Which contacts a user sees, and what a change of access gives and takes. */
export const rowRulesText = catalogue("row-rules", {
  title: "Contacts they see",
  rules: { all: "All contacts", teams: "Contacts of their teams", assigned: "Contacts assigned to them" },
  notes: {
    all: "Every contact of the organisation.",
    teams:
      "And contacts in no team. Contacts of other teams do not exist for them: in lists, counts, groups, search, imports, exports and merges.",
    assigned: "Other contacts do not exist for them. Contacts that they create are assigned to them.",
  },
  impact: {
    title: "What this change does",
    nothing: "They see the same records as before.",
    kind: "Records",
    gains: "Gains",
    loses: "Loses",
    after: "Sees afterwards",
    kinds: {
      contacts: "Contacts",
      groups: "Groups",
      campaigns: "Courses and campaigns",
      lessons: "Lessons",
      files: "Files",
      file_folders: "Folders of files",
    },
  },
});
