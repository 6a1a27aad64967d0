import type { GroupPage } from "../../../core/groups/group-answers.model.ts";
import type { GroupEditorState } from "../../../core/groups/group-editor.service.ts";
import { idle, loaded, type Remote } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ClausePeople } from "./clause-people.view.tsx";
import { sampleClash, sampleEditor, sampleFolders, sampleGroups, samplePeople } from "./gallery-groups.ts";
import { GroupEditView } from "./group-edit.view.tsx";
import { GroupMembersView } from "./group-members.view.tsx";
import { GroupOutcome } from "./group-outcome.view.tsx";

const nothing = (): void => undefined;

const members = (page: Remote<GroupPage>) => (
  <GroupMembersView
    group="Keen customers"
    members={page}
    pageSize={25}
    search=""
    found={[]}
    onSearch={nothing}
    onPage={nothing}
    onExplain={nothing}
    onRetry={nothing}
  />
);
const draw = (
  change: Partial<GroupEditorState>,
  tab: "filter" | "contacts" = "filter",
  page: Remote<GroupPage> = loaded({ results: samplePeople, page: 1, count: 312 }),
) => (
  <GroupEditView
    state={{ ...sampleEditor, ...change }}
    folders={sampleFolders}
    tab={tab}
    members={members(page)}
    Outcome={GroupOutcome}
    onEdit={nothing}
    onPreview={nothing}
    onSave={nothing}
    onDiscard={nothing}
    onTab={nothing}
    onRetry={nothing}
    onClash={{ onKeepMine: nothing, onTakeTheirs: nothing, onClose: nothing }}
  />
);
const people = (typed: string, error?: string) => (
  <ClausePeople
    label="Recruited by"
    typed={typed}
    names={
      new Map([
        [7, { name: "Ada Osei" }],
        [9, { name: "Somebody with a name that is so long that it does not fit on one line of a narrow window" }],
      ])
    }
    error={error}
    onSelect={nothing}
    onChange={nothing}
  />
);
const changedSince = { tag: "conflict", message: "Someone else changed this group in the meantime." } as const;
const [, , broken = null, readOnly = null] = sampleGroups;

export const gallery: GalleryEntry = {
  name: "group-edit",
  group: "staff/groups",
  isWhole: true,
  states: {
    filter: () => draw({}),
    new: () =>
      draw({ group: null, form: { ...sampleEditor.form, name: "", draft: { kind: "all", id: 1, parts: [] } }, count: loaded(8_214) }),
    unfinished: () => draw({ isDirty: true, problem: { path: "$and.0.tags.$overlaps", error: "The list is empty." } }),
    counting: () => draw({ isDirty: true, count: { tag: "loading", previous: 312 } }),
    preview: () =>
      draw({
        isDirty: true,
        preview: loaded({ count: 583, added: 312, removed: 41, joining: samplePeople, leaving: samplePeople.slice(0, 1) }),
      }),
    "changed by another": () => draw({ isDirty: true, failure: changedSince }),
    "two versions": () => draw({ isDirty: true, failure: changedSince, clash: sampleClash }),
    saving: () => draw({ isDirty: true, isSaving: true }),
    broken: () => draw({ group: broken }),
    "read only": () => draw({ group: readOnly }),
    people: () => people("7, 9, 12"),
    "nobody yet": () => people("", "The list is empty."),
    loading: () => draw({ opened: { tag: "loading" }, group: null, count: idle }),
    failed: () => draw({ opened: { tag: "failed", failure: { tag: "timeout" } }, group: null }),
    offline: () => draw({ opened: { tag: "failed", failure: { tag: "offline" } }, group: null }),
    contacts: () => draw({}, "contacts"),
    "no contacts": () => draw({}, "contacts", loaded({ results: [], page: 1, count: 0 })),
  },
};
