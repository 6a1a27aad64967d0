import { Trash2, Undo2 } from "lucide-react";
import { useMemo } from "react";
import type { DeletedCampaign } from "../../../core/campaigns/campaign-tools.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";

export type CourseBinProps = {
  readonly courses: Remote<readonly DeletedCampaign[]>;
  readonly now: number;
  readonly selection: Selection;
  readonly isActing: boolean;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onRestore: (courses: Selection) => void;
  readonly onRetry: () => void;
};

const idOf = ({ id }: DeletedCampaign): string => String(id);
const nameOf = ({ name }: DeletedCampaign): string => name;

const deletedOf = (now: number) => (course: DeletedCampaign) => <TimeAgo at={course.deleted_at} now={now} />;

type RestoreProps = { readonly course: DeletedCampaign; readonly isActing: boolean; readonly onRestore: (courses: Selection) => void };
const Restore = ({ course, isActing, onRestore }: RestoreProps) => {
  const text = useText(campaignToolsText);
  return (
    <Button
      size="small"
      icon={Undo2}
      isDisabled={isActing}
      aria-label={text("bin.restoreOf", { name: course.name })}
      onPress={() => onRestore(new Set([idOf(course)]))}
    >
      {text("bin.restore")}
    </Button>
  );
};
const restoreOf = (isActing: boolean, onRestore: RestoreProps["onRestore"]) => (course: DeletedCampaign) => (
  <Restore course={course} isActing={isActing} onRestore={onRestore} />
);

/** The deleted courses, which can be restored one by one or several at once. */
export const CourseBinView = ({ courses, now, selection, isActing, onSelectionChange, onRestore, onRetry }: CourseBinProps) => {
  const text = useText(campaignToolsText);
  const columns = useMemo(
    (): readonly Column<DeletedCampaign>[] => [
      { id: "name", header: text("bin.name"), width: "fill", cell: nameOf },
      { id: "lessons", header: text("bin.lessons"), width: "small", align: "end", cell: ({ lessons }) => String(lessons) },
      { id: "learners", header: text("bin.learners"), width: "small", align: "end", cell: ({ learners }) => String(learners) },
      { id: "deleted", header: text("bin.deleted"), width: "normal", cell: deletedOf(now) },
      {
        id: "restore",
        header: text("bin.restore"),
        width: "normal",
        cell: restoreOf(isActing, onRestore),
      },
    ],
    [text, now, isActing, onRestore],
  );
  return (
    <>
      <PageHeader
        title={text("bin.title")}
        note={text("bin.note")}
        actions={<LinkButton href="/ui/campaigns">{text("templates.courses")}</LinkButton>}
      />
      <RemoteView remote={courses} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={Trash2} title={text("bin.emptyTitle")}>
              {text("bin.emptyBody")}
            </EmptyState>
          ) : (
            <>
              <DataGrid
                label={text("bin.title")}
                columns={columns}
                rows={known}
                rowId={idOf}
                rowName={nameOf}
                selection={selection}
                onSelectionChange={onSelectionChange}
              />
              <SelectionBar count={selection.size} onClear={() => onSelectionChange(new Set())}>
                <Button size="small" isDisabled={isActing} onPress={() => onRestore(selection)}>
                  {text("bin.restore")}
                </Button>
              </SelectionBar>
            </>
          )
        }
      </RemoteView>
    </>
  );
};
