import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import type { ContactRecordState } from "../../../core/contacts/contact-record.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { learnerSeesField } from "../../../core/fields/field-access.rule.ts";
import type { FieldSchema } from "../../../core/fields/field-schema.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { gallerySchema, galleryValues, galleryWords } from "../../fields/gallery-fields.ts";
import type { OwnDetailsViewProps } from "./own-details.view.tsx";

const nothing = (): void => undefined;

/** The gallery's learner. */
export const galleryLearner: Contact = {
  ...emptyWrittenValues,
  id: "4",
  con_id: 4,
  name: "Lena Kowalski",
  first_name: "Lena",
  last_name: "Kowalski",
  email: ["lena@harbor.example"],
  mobile: ["+12125551234"],
  photo: null,
  archived: false,
  blocked: false,
  fields: galleryValues,
  version: 3,
  created_at: 1_780_000_000,
  updated_at: 1_780_000_000,
};

const open = new Set(["birthday", "about", "skills", "remote", "portrait", "assistant_email", "locker"]);
const locker = gallerySchema.fields
  .filter(({ name }) => name === "tax_number")
  .map((field) => ({ ...field, name: "locker", label: "Locker code", access: null }));
export const gallerySeen: FieldSchema = {
  ...gallerySchema,
  fields: [...gallerySchema.fields, ...locker]
    .filter(learnerSeesField)
    .map((field) => ({ ...field, share_editable: open.has(field.name) ? 1 : 0 })),
};
const stored: ContactRecordState = { contact: loaded(galleryLearner), unsaved: {}, save: "idle", saved: [], failure: null, clash: null };

/** The own details of the gallery's learner. */
export const galleryDetails: OwnDetailsViewProps = {
  organisation: "Harbor Learning",
  state: stored,
  schema: loaded(gallerySeen),
  typing: { before: () => null, keep: nothing },
  words: galleryWords,
  onChange: nothing,
  onRestore: nothing,
  onRetry: nothing,
  onReload: nothing,
  secretOf: () => ({ shown: null, onReveal: nothing, onHide: nothing, onSet: async () => null }),
  onKeepMine: nothing,
  onTakeTheirs: nothing,
};
