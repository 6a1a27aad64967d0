import { valuesOfTask } from "../../../core/tasks/task-edit.rule.ts";
import { blankTask, type TaskFormState } from "../../../core/tasks/task-form.model.ts";
import { taskSchema } from "../../../core/tasks/task-schema.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { staff, tasks } from "./gallery-tasks.ts";
import { TaskFormView, type TaskFormViewProps } from "./task-form.view.tsx";

const nothing = (): void => undefined;
const [task] = tasks;

const blank: TaskFormState = {
  task: null,
  values: blankTask(1),
  link: "",
  errors: {},
  save: "idle",
  failure: null,
  clash: null,
  closing: "open",
  isRestored: false,
  program_class: null,
};
const stored: TaskFormState = task === undefined ? blank : { ...blank, task, values: valuesOfTask(task), program_class: "OrgLaunch" };

const form: TaskFormViewProps = {
  state: stored,
  isNew: false,
  schema: taskSchema,
  users: staff,
  aboutHref: null,
  placeHref: null,
  on: {
    edit: nothing,
    touch: nothing,
    typeLink: nothing,
    addLink: nothing,
    close: nothing,
    keepEditing: nothing,
    discard: nothing,
    leave: nothing,
    retry: nothing,
    keepMine: nothing,
    takeTheirs: nothing,
  },
  onDelete: nothing,
};
const of = (state: Partial<TaskFormState>) => () => <TaskFormView {...form} state={{ ...stored, ...state }} />;

export const gallery: GalleryEntry = {
  name: "task-form",
  group: "staff/tasks",
  isWhole: true,
  states: {
    new: () => <TaskFormView {...form} isNew state={blank} />,
    saved: of({ save: "saved" }),
    linked: () => <TaskFormView {...form} aboutHref="/ui/campaigns/1" placeHref="/ui/contacts/import" />,
    saving: of({ save: "saving", closing: "saving" }),
    wrong: () => (
      <TaskFormView
        {...form}
        isNew
        state={{ ...blank, save: "failed", link: "nowhere", errors: { name: ["Name is required"], link: ["Url is invalid"] } }}
      />
    ),
    restored: of({ save: "dirty", isRestored: true }),
    offline: of({ save: "offline" }),
    failed: of({ save: "failed", failure: { tag: "server", message: "Something went wrong on our side.", requestId: "5f1c" } }),
    clash: of(
      task === undefined
        ? {}
        : {
            save: "failed",
            clash: {
              fields: ["name", "status", "assigned_to", "body", "resources"],
              theirs: { ...task, name: "Film it in autumn", status: "reviewing", assigned_to: [2], body: "", resources: [] },
            },
          },
    ),
    discarding: of({ closing: "asking" }),
  },
};
