import type { Field } from "../../../core/fields/field.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { Program } from "../../../core/programs/program.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ProgramListView } from "./program-list.view.tsx";
import { ProgramView, type ProgramViewProps } from "./program.view.tsx";

const nothing = (): void => undefined;
const bare = {
  section: null,
  order: null,
  is_event: null,
  bucket_id: null,
  filters: null,
  editable: null,
  form_hidden: null,
  access: null,
  share_editable: null,
  custom_object_id: null,
  custom_object_field: null,
  custom_object_field_map: null,
  custom_record_id: null,
  required: null,
  values: null,
} as const;
const schema: readonly Field[] = [
  { ...bare, name: "name", label: "Name of the course", type: "string", required: true },
  { ...bare, name: "greeting", label: "Your first words", type: "textarea", required: true },
  { ...bare, name: "opens", label: "Opens on", type: "date" },
  { ...bare, name: "size", label: "Seats", type: "int" },
  { ...bare, name: "level", label: "Level", type: "string", values: ["Easy", "Hard"] },
  { ...bare, name: "open", label: "Open to everybody", type: "bool" },
  { ...bare, name: "inner", label: "Not on forms", type: "string", form_hidden: true },
];
const course: Program = {
  id: "welcome",
  title: "Welcome course",
  description: "A short course that greets your learners.",
  enabled: false,
  can_enable: true,
  why: null,
  schema,
  meta: { success_message: "Your course is ready." },
};
const on: Program = { ...course, id: "on", title: "Messages", enabled: true, can_enable: false };
const not: Program = { ...course, id: "not", title: "Text lines", can_enable: false, why: "Set up text messaging first." };

const props: ProgramViewProps = {
  heading: "Get Quick Win!",
  name: "",
  program: loaded(course),
  values: {},
  errors: {},
  failure: null,
  isPending: false,
  isDone: false,
  teams: [{ id: 1, label: "Partner training" }],
  team: null,
  onValues: nothing,
  onTeam: nothing,
  onSubmit: nothing,
  onRetry: nothing,
  onClose: nothing,
};

export const gallery: GalleryEntry = {
  name: "program",
  group: "staff/programs",
  isWhole: true,
  states: {
    form: () => <ProgramView {...props} />,
    "of a user": () => <ProgramView {...props} teams={null} />,
    wrong: () => <ProgramView {...props} errors={{ name: ["Name of the course is required"] }} />,
    failed: () => <ProgramView {...props} failure={{ tag: "offline" }} />,
    enabled: () => <ProgramView {...props} program={loaded(on)} />,
    "enabled by another name": () => <ProgramView {...props} name="Portal messages" program={loaded(on)} />,
    unavailable: () => <ProgramView {...props} program={loaded(not)} />,
    "enabled and unavailable": () => <ProgramView {...props} program={loaded({ ...not, enabled: true })} />,
    done: () => <ProgramView {...props} isDone />,
    "done without words": () => <ProgramView {...props} isDone program={loaded({ ...course, meta: { success_message: null } })} />,
    loading: () => <ProgramView {...props} program={idle} />,
    list: () => <ProgramListView programs={loaded([course, on, not])} onOpen={nothing} onRetry={nothing} />,
    "list broken": () => <ProgramListView programs={{ tag: "failed", failure: { tag: "offline" } }} onOpen={nothing} onRetry={nothing} />,
  },
};
