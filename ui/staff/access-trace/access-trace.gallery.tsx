import type { AccessTrace, TracedCondition } from "../../../core/access-trace/access-trace.model.ts";
import type { TraceOption } from "../../../core/access-trace/trace-options.view-model.ts";
import { traced } from "../../../core/access-trace/traced.rule.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { AccessTraceView, type AccessTraceViewProps } from "./access-trace.view.tsx";

const nothing = (): void => undefined;
const at = 1_782_907_200;
const options: readonly TraceOption[] = [
  { key: "course:1", kind: "course", name: "Harbor safety basics", place: null },
  { key: "lesson:2", kind: "lesson", name: "Storm season", place: "Harbor safety basics" },
  { key: "folder:3", kind: "folder", name: "Handbooks / Safety", place: null },
  { key: "lesson_folder:3", kind: "lesson_folder", name: "Drills", place: null },
  { key: "page:4", kind: "page", name: "Opening hours", place: null },
  { key: "report:activity", kind: "report", name: "Activity", place: null },
];
const trace = (kind: AccessTrace["kind"], name: string, conditions: readonly TracedCondition[]): AccessTrace => ({
  kind,
  id: 1,
  name,
  open: conditions.every(({ verdict }) => verdict !== "unmet"),
  conditions: [traced("contact_signs_in", "met"), ...conditions],
});
const closedLesson = trace("lesson", "Storm season", [
  traced("course_published", "met"),
  traced("course_offered_group", "waived", { name: "Crew", group: 5 }),
  traced("course_joined", "met", { at }),
  traced("lesson_automatic", "met"),
  traced("lesson_day", "unmet", { at }),
  traced("lesson_previous", "unmet", { name: "Four rules of the quay" }),
  traced("lesson_above", "note", { name: "Weather" }),
]);
const openFolder = trace("folder", "Handbooks / Safety", [
  traced("role_there", "met", { name: "Crew leader" }),
  traced("role_files", "met", { name: "Crew leader" }),
  traced("folder_shared", "met", { name: "Handbooks" }),
]);
const closedReport = trace("report", "Activity", [
  traced("role_there", "met", { name: "Crew" }),
  traced("role_reports", "met", { name: "Crew" }),
  traced("report_published", "unmet", { name: "Crew" }),
]);
const failed = { tag: "failed", failure: { tag: "offline" } } as const;
const view = (more: Partial<AccessTraceViewProps>) => (
  <AccessTraceView
    name="Lena Lind"
    options={loaded(options)}
    selected={null}
    trace={null}
    onSelect={nothing}
    onRetry={nothing}
    onClose={nothing}
    {...more}
  />
);

/** Why a contact sees something, or does not, in every state. */
export const gallery: GalleryEntry = {
  name: "access-trace",
  group: "staff/contacts",
  states: {
    choosing: () => view({}),
    loading: () => view({ options: idle }),
    "closed lesson": () => view({ selected: "lesson:2", trace: loaded(closedLesson) }),
    "open folder": () => view({ selected: "folder:3", trace: loaded(openFolder) }),
    "closed report": () => view({ selected: "report:activity", trace: loaded(closedReport) }),
    "trace loading": () => view({ selected: "course:1", trace: idle }),
    "trace broken": () => view({ selected: "course:1", trace: failed }),
  },
};
