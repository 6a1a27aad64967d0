import { emptyWrittenValues } from "../../../../core/contacts/contact-field-kinds.rule.ts";
import { createRefusals } from "../../../../core/contacts/create-refusals.ts";
import type { NewContactState } from "../../../../core/contacts/new-contact.service.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { people } from "../gallery-people.ts";
import { NewContactView } from "./new-contact.view.tsx";

const nothing = (): void => undefined;
const [ada = null] = people;

const form: NewContactState = {
  values: { ...emptyWrittenValues, first_name: "Ada", email: ["ada.osei@mail.example"], mobile: [""], fields: {} },
  secrets: {},
  others: [],
  errors: {},
  isSaving: false,
  failure: null,
  made: null,
  isDirty: true,
};
const drawForm = (state: Partial<NewContactState>, team: number | null = null) => (
  <NewContactView
    state={{ ...form, ...state }}
    onEdit={nothing}
    onLeave={nothing}
    onSubmit={nothing}
    onClear={nothing}
    onUnarchive={nothing}
    own={null}
    team={team}
  />
);

export const gallery: GalleryEntry = {
  name: "new-contact",
  group: "staff/contacts",
  isWhole: true,
  states: {
    form: () => drawForm({}),
    problems: () =>
      drawForm({
        values: { ...form.values, email: ["ada", ""], mobile: ["12"] },
        errors: { "email.0": ["Email is invalid"], "mobile.0": ["Mobile is invalid"] },
      }),
    "already exists": () => drawForm({ others: people }),
    "in another team": () => drawForm({ others: people.slice(0, 1).map((one) => ({ ...one, fields: { contactTeam: ["2"] } })) }, 1),
    "in the bin": () => drawForm({ failure: { tag: "conflict", ...createRefusals.contact_in_bin, current: [] } }),
    saving: () => drawForm({ isSaving: true }),
    failed: () => drawForm({ failure: { tag: "offline" } }),
    made: () => drawForm({ made: ada }),
  },
};
