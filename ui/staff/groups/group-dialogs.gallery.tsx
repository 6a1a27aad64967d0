import { loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ExplainDialog } from "./explain-dialog.view.tsx";
import { sampleWords, samplePeople } from "./gallery-groups.ts";
import { NameDialog } from "./name-dialog.view.tsx";
import { ShareDialog } from "./share-dialog.view.tsx";

const nothing = (): void => undefined;
const [person] = samplePeople;
const explanation = (belongs: boolean, archived = false) =>
  person === undefined
    ? { tag: "loading" as const }
    : loaded({
        person,
        archived,
        belongs,
        lines: [
          { kind: "all" as const, depth: 0, text: "all of", value: null, verdict: belongs },
          { kind: "clause" as const, depth: 1, text: 'Tags has at least one of "vip"', value: "vip, customer", verdict: true },
          { kind: "clause" as const, depth: 1, text: "Created is less than 30 days ago", value: "2026-01-04", verdict: belongs },
          { kind: "redacted" as const, depth: 1, text: "a condition about a field that you do not see", value: null, verdict: null },
        ],
      });

export const gallery: GalleryEntry = {
  name: "group-dialogs",
  group: "staff/groups",
  isWhole: true,
  states: {
    "is in": () => <ExplainDialog group="Keen customers" explanation={explanation(true)} onRetry={nothing} onClose={nothing} />,
    "is not in": () => <ExplainDialog group="Keen customers" explanation={explanation(false)} onRetry={nothing} onClose={nothing} />,
    archived: () => <ExplainDialog group="Keen customers" explanation={explanation(false, true)} onRetry={nothing} onClose={nothing} />,
    looking: () => <ExplainDialog group="Keen customers" explanation={{ tag: "loading" }} onRetry={nothing} onClose={nothing} />,
    failed: () => (
      <ExplainDialog
        group="Keen customers"
        explanation={{ tag: "failed", failure: { tag: "timeout" } }}
        onRetry={nothing}
        onClose={nothing}
      />
    ),
    share: () => (
      <ShareDialog
        name="Keen customers"
        share={{ users: [2], teams: [], all: false }}
        words={sampleWords}
        isPending={false}
        failure={null}
        onSave={nothing}
        onClose={nothing}
      />
    ),
    "not shared": () => (
      <ShareDialog
        name="Keen customers"
        share={{ users: [2], teams: [], all: false }}
        words={sampleWords}
        isPending={false}
        failure={{ tag: "offline" }}
        onSave={nothing}
        onClose={nothing}
      />
    ),
    folder: () => (
      <NameDialog
        title="New folder"
        label="Folder name"
        action="Create folder"
        start=""
        error={null}
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
    "name taken": () => (
      <NameDialog
        title="New folder"
        label="Folder name"
        action="Create folder"
        start="Customers"
        error="Another folder has this name"
        onSubmit={nothing}
        onClose={nothing}
      />
    ),
  },
};
