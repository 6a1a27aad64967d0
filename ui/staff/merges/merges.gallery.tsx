import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { MergeOutcome } from "../../../core/merges/merge.model.ts";
import { gallerySchema, galleryWords } from "../../fields/gallery-fields.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { DuplicatesView, type DuplicatesViewProps } from "./duplicates.view.tsx";
import { MergePlanView } from "./merge-plan.view.tsx";

const nothing = (): void => undefined;
const person = (con_id: number, first_name: string, email: readonly string[], mobile: readonly string[]): Contact => ({
  ...emptyWrittenValues,
  id: String(con_id),
  con_id,
  name: `${first_name} Cabrera`,
  first_name,
  last_name: "Cabrera",
  email,
  mobile,
  photo: null,
  archived: false,
  blocked: false,
  fields: {},
  version: 1,
  created_at: 1_780_000_000,
  updated_at: 1_780_000_000,
});
const ravi = person(120, "Ravi", ["ravi@mail.example"], ["+12125550120"]);
const rav = person(121, "Rav", ["rav@home.example"], ["+12125550120"]);

const props: DuplicatesViewProps = {
  tab: "pairs",
  pairs: loaded({ results: [{ id: "120-121", first: ravi, second: rav, reasons: ["mobile", "name"] }], page: 1, pages: 1, count: 1 }),
  past: loaded([
    {
      id: 2,
      kept_id: 1,
      kept_name: "Mei Tanaka",
      other_id: 2,
      other_name: "May Tanaka",
      by: "Olivia Owens",
      at: 1_782_000_000,
      until: 1_784_592_000,
      undone_at: null,
      since: null,
    },
    {
      id: 1,
      kept_id: 3,
      kept_name: "Idris Cole",
      other_id: 4,
      other_name: "I. Cole",
      by: null,
      at: 1_781_900_000,
      until: 1_784_492_000,
      undone_at: 1_781_910_000,
      since: { later: ["last_name", "shoe"], labels: { shoe: "Shoe size" }, stayed: { notes: 1, tasks: 2, courses: 0 } },
    },
  ]),
  now: 1_782_100_000,
  isFinding: false,
  onTab: nothing,
  onPage: nothing,
  onMerge: nothing,
  onDismiss: nothing,
  onFind: nothing,
  onUnmerge: nothing,
  onRetry: nothing,
};

const plan: MergeOutcome = {
  status: "success",
  merged: false,
  id: null,
  kept: ravi,
  other: rav,
  changes: [],
  differing: [
    { field: "first_name", kept: "Ravi", other: "Rav", result: "Ravi", can_join: false, loops: [] },
    { field: "email", kept: ravi.email, other: rav.email, result: [...ravi.email, ...rav.email], can_join: true, loops: [] },
    { field: "shoe", kept: null, other: "42", result: "42", can_join: false, loops: [] },
    { field: "birthday", kept: "1985-12-10", other: "1985-10-12", result: "1985-12-10", can_join: false, loops: [] },
    { field: "recruited_by", kept: [2], other: [99], result: [2, 99], can_join: true, loops: ["both", "other"] },
    { field: "tax_number", kept: "••••", other: "••••", result: "••••", can_join: false, loops: [] },
    {
      field: "portrait",
      kept: null,
      other: "data:image/png;base64,iVBORw0KGgo=",
      result: "data:image/png;base64,iVBORw0KGgo=",
      can_join: false,
      loops: [],
    },
  ],
  labels: { shoe: "Shoe size", birthday: "Birthday", recruited_by: "Recruited by", portrait: "Portrait", tax_number: "Tax number" },
  moved: { activity: 12, courses: 2, tasks: 0, messages: 3 },
};

export const gallery: GalleryEntry = {
  name: "merges",
  group: "staff/merges",
  isWhole: true,
  states: {
    "to review": () => <DuplicatesView {...props} />,
    merged: () => <DuplicatesView {...props} tab="past" />,
    nothing: () => <DuplicatesView {...props} pairs={loaded({ results: [], page: 1, pages: 1, count: 0 })} />,
    loading: () => <DuplicatesView {...props} pairs={{ tag: "loading" }} isFinding />,
    failed: () => <DuplicatesView {...props} pairs={{ tag: "failed", failure: { tag: "offline" } }} />,
    plan: () => (
      <MergePlanView plan={plan} choices={{}} fields={gallerySchema.fields} words={galleryWords} onChoose={nothing} onKeep={nothing} />
    ),
    "plan without differences": () => (
      <MergePlanView
        plan={{ ...plan, differing: [], moved: {} }}
        choices={{}}
        fields={gallerySchema.fields}
        words={galleryWords}
        onChoose={nothing}
        onKeep={nothing}
      />
    ),
  },
};
