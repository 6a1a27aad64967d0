import * as t from "io-ts";

/** The actions of the audit log of which other systems can be told. */
export const WebhookEvent = t.keyof(
  {
    "contact.create": null,
    "contact.update": null,
    "contact.archive": null,
    "contact.unarchive": null,
    "contact.delete": null,
    "contact.restore": null,
    "contact.merge": null,
    "contacts.bulk": null,
    "import.done": null,
    "note.create": null,
    "note.update": null,
    "note.delete": null,
    "message.send": null,
    "task.create": null,
    "task.update": null,
    "task.delete": null,
    "course.enrol": null,
    "course.join": null,
    "course.certify": null,
    "campaign.create": null,
    "campaign.update": null,
    "lesson.create": null,
    "lesson.update": null,
    "lesson.delete": null,
    "group.create": null,
    "group.update": null,
    "group.delete": null,
    "file.create": null,
    "file.delete": null,
    "user.invite": null,
    "user.accept": null,
    "user.change": null,
    "user.archive": null,
    "user.restore": null,
    "team.create": null,
    "team.update": null,
    "team.delete": null,
    "field.create": null,
    "field.update": null,
    "org.update": null,
    "contacts.export": null,
  },
  "WebhookEvent",
);
export type WebhookEvent = t.TypeOf<typeof WebhookEvent>;

/** Whose view of records the payloads of a webhook hold. */
export const WebhookRole = t.keyof({ admin: null, user: null }, "WebhookRole");
export type WebhookRole = t.TypeOf<typeof WebhookRole>;
