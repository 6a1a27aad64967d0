import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { TagUse } from "../../../core/tags/tag.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { TagMergeDialog } from "./tag-merge-dialog.view.tsx";
import { TagNameDialog, type TagNameDialogProps } from "./tag-name-dialog.view.tsx";
import { TagRemovalDialog } from "./tag-removal-dialog.view.tsx";
import { TagsView, type TagsViewProps } from "./tags.view.tsx";

const nothing = (): void => undefined;
const tags = [
  { name: "customer", contacts: 412, filters: 3 },
  { name: "lead", contacts: 87, filters: 1 },
  { name: "new hire", contacts: 0, filters: 0 },
  { name: "a tag with the longest name that anybody may type", contacts: 1, filters: 0 },
];
const used: TagUse = { contacts: 87, groups: 2, views: 1, imports: 1, partly: 1 };
const offline = { tag: "failed", failure: { tag: "offline" } } as const;

const list = (more: Partial<TagsViewProps>) => (
  <TagsView
    tags={loaded({ tags, total: tags.length })}
    search=""
    onSearch={nothing}
    onAdd={nothing}
    onAct={nothing}
    onRetry={nothing}
    {...more}
  />
);
const naming = (more: Partial<TagNameDialogProps>) => (
  <TagNameDialog tag="lead" uses={loaded(used)} isPending={false} failure={null} onSave={nothing} onClose={nothing} {...more} />
);
const dialog = { tag: "lead", uses: loaded(used), isPending: false, failure: null };

/** The page of tags and its dialogs in every state. */
export const gallery: GalleryEntry = {
  name: "tags",
  group: "staff/tags",
  isWhole: true,
  states: {
    tags: () => list({}),
    "more than listed": () => list({ tags: loaded({ tags, total: 1_204 }) }),
    "no tags": () => list({ tags: loaded({ tags: [], total: 0 }) }),
    "nothing found": () => list({ tags: loaded({ tags: [], total: 0 }), search: "xyz" }),
    loading: () => list({ tags: idle }),
    offline: () => list({ tags: offline }),
    "new tag": () => naming({ tag: null, uses: null }),
    rename: () => naming({}),
    "name taken": () =>
      naming({
        failure: {
          tag: "invalid",
          message: "",
          errors: { name: ["There is a tag “vip” already. Choose another name, or merge the two."] },
        },
      }),
    merge: () => <TagMergeDialog {...dialog} others={loaded({ tags, total: 4 })} onSearch={nothing} onMerge={nothing} onClose={nothing} />,
    "merge of many": () => (
      <TagMergeDialog {...dialog} others={loaded({ tags, total: 1_204 })} onSearch={nothing} onMerge={nothing} onClose={nothing} />
    ),
    "merge refused": () => (
      <TagMergeDialog
        {...dialog}
        failure={{ tag: "not-found", message: "There is no tag “vip” any more." }}
        others={idle}
        onSearch={nothing}
        onMerge={nothing}
        onClose={nothing}
      />
    ),
    delete: () => <TagRemovalDialog {...dialog} onConfirm={nothing} onCancel={nothing} />,
    "delete unused": () => (
      <TagRemovalDialog
        {...dialog}
        uses={loaded({ contacts: 0, groups: 0, views: 0, imports: 0, partly: 0 })}
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
};
