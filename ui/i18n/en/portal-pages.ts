import { catalogue } from "../catalogue.ts";

/** The pages of the portal, for staff. */
export const portalPagesText = catalogue("portal-pages", {
  title: "Pages",
  note: "Pages with your own text, such as house rules. Learners find published pages by search and by links to their address.",
  list: "Pages of the portal",
  add: "Add a page",
  empty: "There are no pages yet.",
  state: {
    draft: "Draft",
    published: "Published",
    changed: "Unpublished changes",
  },
  fields: {
    title: "Title",
    path: "Address",
    pathHelp: "Lower-case letters, digits and hyphens. Learners open the page at p/c/{{path}} of the portal.",
    pathNew: "address",
    html: "Content",
  },
  create: { title: "Add a page", action: "Add page", cancel: "Cancel" },
  editor: {
    back: "Learner portal",
    content: "Page",
    draftNote: "Learners do not see this page until you publish it.",
    changedNote: "Learners see the page as it was published last. Publish it to show them your changes.",
    addressNote: "A new address applies as soon as you save; links to the old one stop working.",
    preview: "Preview",
    publish: "Publish",
    publishChanges: "Publish changes",
    unpublish: "Unpublish",
    remove: "Delete",
    untitled: "Page without a title",
    close: "Close",
  },
  done: {
    saved: "Page saved.",
    published: "Learners see “{{title}}” now.",
    unpublished: "Learners no longer see “{{title}}”.",
    removed: "“{{title}}” was deleted.",
    restored: "“{{title}}” was restored.",
    undo: "Undo",
  },
});
