import { idle, loaded } from "../../../../core/kernel/remote.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { GroupsCard } from "../../groups/of-contact/groups-card.view.tsx";
import { MergeNotes } from "../../merges/of-contact/merge-notes.view.tsx";
import { now } from "../gallery-people.ts";
import { PortalLinkView, type PortalLinkViewProps } from "../portal-link/portal-link.view.tsx";
import { ContactTasksView, type ContactTasksViewProps } from "../tasks/contact-tasks.view.tsx";
import { TasksCard } from "../tasks/tasks-card.view.tsx";
import { ViewAsView, type ViewAsViewProps } from "../view-as/view-as.view.tsx";

const nothing = (): void => undefined;
const day = 86_400;

const task = (id: number, name: string, status: Task["status"]): Task => ({
  id,
  name,
  status,
  assigned_to: [1],
  body: "",
  slug: `task_${id}`,
  resources: [],
  program_class: null,
  related_records: ["api/contacts@1"],
  related_record_summary: null,
  created_by: 1,
  version: 1,
  created_at: now,
  updated_at: now,
});
const ofAda = {
  con_id: 1,
  name: "Ada Osei",
  photo: null,
  tasks: [task(1, "Send the price list", "doing"), task(2, "<b>Call back</b>", "done")],
  count: 2,
};
const groups = [
  { id: 1, name: "VIP" },
  { id: 2, name: "Joined lately" },
];
const merge = {
  id: 3,
  kept_id: 1,
  kept_name: "Ada Osei",
  other_id: 2,
  other_name: "Ada O.",
  by: "Olivia Owens",
  at: now - day,
  until: now + 29 * day,
  undone_at: null,
  since: null,
};
const link: PortalLinkViewProps = {
  name: "Ada Osei",
  email: "ada@example.com",
  mobile: null,
  way: "copy",
  message: "Hello {first_name|there}: {portal_link}",
  isLinkMissing: false,
  preview: loaded({ text: "Hello Ada: (the link)", missing: [] }),
  link: null,
  isPending: false,
  failure: null,
  onWay: nothing,
  onMessage: nothing,
  onCreate: nothing,
  onCopy: nothing,
  onClose: nothing,
};
const view: ViewAsViewProps = {
  name: "Ada Osei",
  address: null,
  isPending: false,
  failure: null,
  onBegin: nothing,
  onClose: nothing,
};
const tab: ContactTasksViewProps = {
  people: loaded({ results: [ofAda, { ...ofAda, con_id: 2, name: "José Álvarez", count: 24 }], page: 1, pages: 1, count: 2 }),
  search: "",
  hidesFinished: false,
  mayDelete: true,
  onSearch: nothing,
  onHideFinished: nothing,
  onClear: nothing,
  onPage: nothing,
  onFinish: nothing,
  onRetry: nothing,
};
const none = loaded({ results: [], page: 1, pages: 1, count: 0 });
const failed = { tag: "failed", failure: { tag: "offline" } } as const;

export const gallery: GalleryEntry = {
  name: "record-parts",
  group: "staff/contacts",
  isWhole: true,
  states: {
    parts: () => (
      <>
        <h1>Ada Osei</h1>
        <MergeNotes merges={[merge, { ...merge, id: 2, other_name: "A. Osei" }]} onUnmerge={nothing} />
        <TasksCard tasks={loaded(ofAda)} onAdd={nothing} onFinish={nothing} onRetry={nothing} />
        <GroupsCard groups={loaded(groups)} all={undefined} onExplain={nothing} onLookFor={nothing} />
      </>
    ),
    "empty parts": () => (
      <>
        <h1>Ada Osei</h1>
        <TasksCard tasks={loaded({ ...ofAda, tasks: [], count: 0 })} onAdd={nothing} onFinish={nothing} onRetry={nothing} />
        <GroupsCard groups={loaded([])} all={undefined} onExplain={nothing} onLookFor={nothing} />
      </>
    ),
    "group looked for": () => <GroupsCard groups={loaded([])} all={groups} onExplain={nothing} onLookFor={nothing} />,
    "parts loading": () => (
      <>
        <h1>Ada Osei</h1>
        <TasksCard tasks={idle} onAdd={nothing} onFinish={nothing} onRetry={nothing} />
        <GroupsCard groups={failed} all={undefined} onExplain={nothing} onLookFor={nothing} />
      </>
    ),
    tasks: () => <ContactTasksView {...tab} />,
    "no tasks": () => <ContactTasksView {...tab} people={none} />,
    "no task found": () => <ContactTasksView {...tab} people={none} search="boat" />,
    "tasks loading": () => <ContactTasksView {...tab} people={idle} />,
    "tasks broken": () => <ContactTasksView {...tab} people={failed} />,
    view: () => <ViewAsView {...view} />,
    "view refused": () => <ViewAsView {...view} failure={{ tag: "conflict", message: "This contact is blocked." }} />,
    "view not opened": () => <ViewAsView {...view} address="/portal/harbor/home#view-as=abc" />,
    link: () => <PortalLinkView {...link} />,
    "link by mail": () => (
      <PortalLinkView {...link} way="email" preview={loaded({ text: "Hello Ada, {nickname}", missing: ["nickname"] })} isLinkMissing />
    ),
    "link made": () => (
      <PortalLinkView
        {...link}
        link={{ url: "http://localhost:4400/portal/harbor/home#link=abc", expires_at: now + day, sent_to: null, missing: [] }}
      />
    ),
    "link refused": () => (
      <PortalLinkView {...link} failure={{ tag: "forbidden", message: "Too many attempts. Try again in 15 minutes." }} />
    ),
  },
};
