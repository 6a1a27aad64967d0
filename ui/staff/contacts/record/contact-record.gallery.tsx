import type { ContactRecordState } from "../../../../core/contacts/contact-record.model.ts";
import { invalid } from "../../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../../core/kernel/remote.ts";
import { invalidRefusal } from "../../../../core/validation/validation-message.rule.ts";
import { gallerySchema, galleryValues, galleryWords } from "../../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { now, people } from "../gallery-people.ts";
import { ContactRecordView, type ContactRecordViewProps } from "./contact-record.view.tsx";

const nothing = (): void => undefined;
const [ada] = people;
const stored: ContactRecordState = {
  contact: ada === undefined ? idle : loaded({ ...ada, fields: galleryValues }),
  unsaved: {},
  save: "idle",
  saved: [],
  failure: null,
  clash: null,
};
const record: ContactRecordViewProps = {
  state: stored,
  schema: gallerySchema,
  own: {
    words: galleryWords,
    onSelectPeople: async () => null,
    secretOf: () => ({ shown: null, onReveal: nothing, onHide: nothing, onSet: async () => null }),
  },
  typing: { before: () => null, keep: nothing },
  isOpen: () => true,
  now,
  isMoving: false,
  onToggle: nothing,
  onChange: nothing,
  onRestore: nothing,
  onRetry: nothing,
  onReload: nothing,
  onMove: nothing,
  mayDelete: true,
  onBlock: nothing,
  onPhoto: { choose: nothing, remove: nothing },
  onRemove: nothing,
  onMerge: nothing,
  onPortalLink: nothing,
  onViewAs: nothing,
  kept: null,
  belowMobile: null,
  notices: null,
  aside: null,
  timeline: null,
  onKeepMine: nothing,
  onTakeTheirs: nothing,
};
const drawRecord = (state: Partial<ContactRecordState>) => <ContactRecordView {...record} state={{ ...stored, ...state }} />;

export const gallery: GalleryEntry = {
  name: "contact-record",
  group: "staff/contacts",
  isWhole: true,
  states: {
    record: () => drawRecord({}),
    "without own fields": () => <ContactRecordView {...record} schema={undefined} />,
    "own value refused": () =>
      drawRecord({
        save: "failed",
        unsaved: { fields: { years_here: "many" } },
        failure: invalid({ "fields.years_here": [invalidRefusal("Years with us")] }),
      }),
    "clash in an own field": () =>
      drawRecord({
        save: "failed",
        unsaved: { fields: { job_title: "Mine" } },
        clash: ada === undefined ? null : { fields: ["fields.job_title"], theirs: { ...ada, fields: galleryValues } },
      }),
    loading: () => drawRecord({ contact: { tag: "loading" } }),
    saved: () => drawRecord({ save: "saved", saved: ["first_name"] }),
    offline: () => drawRecord({ save: "offline", unsaved: { last_name: "Typed offline" } }),
    invalid: () =>
      drawRecord({ save: "failed", unsaved: { email: ["nonsense"] }, failure: invalid({ "email.0": [invalidRefusal("email")] }) }),
    clash: () =>
      drawRecord({
        save: "failed",
        unsaved: { last_name: "Mine" },
        clash: ada === undefined ? null : { fields: ["last_name"], theirs: ada },
      }),
    archived: () => drawRecord({ contact: ada === undefined ? idle : loaded({ ...ada, archived: true }) }),
    missing: () => drawRecord({ contact: { tag: "failed", failure: { tag: "not-found", message: "Contact not found." } } }),
  },
};
