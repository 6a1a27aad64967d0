import { useMemo } from "react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import { compareVersions } from "../../../../core/lessons/editor/compare-versions.rule.ts";
import type { LessonEditor } from "../../../../core/lessons/editor/lesson-editor.service.ts";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { LessonHistory } from "./lesson-history.view.tsx";
import { useVersions } from "./use-versions.ts";
import { VersionCompare } from "./version-compare.view.tsx";

type LessonHistoryScreenProps = {
  readonly editor: LessonEditor;
  readonly copy: WorkingCopy;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
};

/** The versions of the lesson: named, compared with what is being edited, and restored as a whole or item by item. */
export const LessonHistoryScreen = ({ editor, copy, isReadOnly, onClose }: LessonHistoryScreenProps) => {
  const { versions, content, chosen, choose, rename, restore, isBusy, reload } = useVersions(editor);
  const compared = useMemo(() => (content.tag === "loaded" ? compareVersions(content.value.content, copy) : null), [content, copy]);
  return (
    <LessonHistory versions={versions} chosen={chosen} onChoose={choose} onRetry={reload} onClose={onClose}>
      {chosen === null ? null : (
        <RemoteView remote={content} skeleton={<SkeletonLines lines={6} />} onRetry={() => choose(chosen)}>
          {(version) =>
            compared === null ? null : (
              <VersionCompare
                key={version.number}
                version={version}
                compared={compared}
                now={copy}
                isReadOnly={isReadOnly}
                isBusy={isBusy}
                onRename={(name) => rename(version.number, name)}
                onRestore={(items) => restore(version.number, items)}
              />
            )
          }
        </RemoteView>
      )}
    </LessonHistory>
  );
};
