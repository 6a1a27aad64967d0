import { loaded } from "../../../../core/kernel/remote.ts";
import { compareVersions } from "../../../../core/lessons/editor/compare-versions.rule.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { AddItemDialog } from "./add-item-dialog.view.tsx";
import { copy, items, versions } from "./gallery-lesson.ts";
import { LessonClashDialog } from "./lesson-clash.view.tsx";
import { LessonHistory } from "./lesson-history.view.tsx";
import { MoveItemsDialog } from "./move-items-dialog.view.tsx";
import { PublishProblems } from "./publish-problems.view.tsx";
import { TemplatesDialog } from "./templates-dialog.view.tsx";
import { VersionCompare } from "./version-compare.view.tsx";

const nothing = (): void => undefined;
const later = async (): Promise<void> => undefined;
const [reading, question] = items;

const earlier = {
  ...copy,
  name: "Rules of the quay",
  items: [
    ...items.slice(2),
    ...items
      .slice(0, 1)
      .map((item) => ({ ...item, values: { ...item.values, body: "<h2>Three rules of the quay</h2><p>Read slowly.</p>" } })),
  ],
};

const history = (chosen: number | null) => (
  <LessonHistory versions={loaded(chosen === 0 ? [] : versions)} chosen={chosen} onChoose={nothing} onRetry={nothing} onClose={nothing}>
    {versions
      .slice(1, 2)
      .map((version) =>
        chosen === version.number ? (
          <VersionCompare
            key={version.number}
            version={{ ...version, content: earlier }}
            compared={compareVersions(earlier, copy)}
            now={copy}
            isReadOnly={false}
            isBusy={false}
            onRename={later}
            onRestore={later}
          />
        ) : null,
      )}
  </LessonHistory>
);

export const gallery: GalleryEntry = {
  name: "lesson-editor-dialogs",
  group: "staff/lessons",
  isWhole: true,
  states: {
    add: () => <AddItemDialog onAdd={nothing} onClose={nothing} />,
    move: () => <MoveItemsDialog items={items} moved={new Set([reading?.uuid ?? ""])} onMove={nothing} onClose={nothing} />,
    problems: () => (
      <PublishProblems
        problems={[
          { path: "items.3.values.question", message: "This is needed before the lesson can be published.", code: "", values: {} },
          { path: "items.3.values.answers", message: "Add at least two answers.", code: "", values: {} },
        ]}
        items={items}
        onGo={nothing}
        onClose={nothing}
      />
    ),
    templates: () => <TemplatesDialog kept={[]} onUse={nothing} onTake={nothing} onClose={nothing} />,
    clash: () => (
      <LessonClashDialog
        clash={{
          item: question ?? null,
          key: "values.question",
          mine: "<p>Where do you wait while a container is lowered?</p>",
          theirs: "<p>Where do you stand while a container is being lowered?</p>",
          isMineGone: false,
          isTheirsGone: false,
          mayKeepBoth: true,
        }}
        position={2}
        total={2}
        onResolve={nothing}
      />
    ),
    history: () => history(null),
    compared: () => history(3),
    "no versions": () => history(0),
  },
};
