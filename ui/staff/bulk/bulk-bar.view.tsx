import {
  Archive,
  ArchiveRestore,
  Ban,
  Download,
  Ellipsis,
  GraduationCap,
  Merge,
  Pencil,
  RotateCcw,
  ShieldCheck,
  Tag,
  Trash2,
} from "lucide-react";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu, type MenuEntry } from "../../kit/menu.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";

export type BulkBarViewProps = {
  readonly count: number;
  /** total number in the list */
  readonly matching: number;
  readonly isEverybody: boolean;
  readonly place: "main" | "archived" | "bin";
  readonly isPending: boolean;
  readonly mayDelete: boolean;
  readonly mayEnrol: boolean;
  readonly mayMerge: boolean;
  readonly onEverybody: () => void;
  readonly onClear: () => void;
  readonly onEdit: () => void;
  readonly onTags: () => void;
  readonly onAct: (action: BulkAction) => void;
  readonly onEnrol: () => void;
  readonly onMerge: () => void;
  readonly onExport: () => void;
};

type Act = "block" | "unblock" | "delete";
const isAct = (id: string): id is Act => id === "block" || id === "unblock" || id === "delete";

const Actions = (props: BulkBarViewProps) => {
  const { place, isPending, mayDelete, mayEnrol, mayMerge, onEdit, onTags, onAct, onEnrol, onMerge, onExport } = props;
  const text = useText(bulkText);
  if (place === "bin")
    return (
      <Button size="small" icon={RotateCcw} isPending={isPending} onPress={() => onAct({ do: "restore" })}>
        {text("bar.restore")}
      </Button>
    );
  const isArchive = place === "archived";
  const entries: readonly (MenuEntry | null)[] = [
    mayEnrol ? { id: "enrol", label: text("bar.enrol"), icon: GraduationCap } : null,
    { id: "block", label: text("bar.block"), icon: Ban },
    { id: "unblock", label: text("bar.unblock"), icon: ShieldCheck },
    { id: "export", label: text("bar.export"), icon: Download },
    mayMerge ? { id: "merge", label: text("bar.merge"), icon: Merge } : null,
    mayDelete ? { id: "delete", label: text("bar.delete"), icon: Trash2, isDangerous: true } : null,
  ];
  const others: Readonly<Record<string, () => void>> = { enrol: onEnrol, export: onExport, merge: onMerge };
  return (
    <>
      <Button size="small" icon={Pencil} onPress={onEdit}>
        {text("bar.edit")}
      </Button>
      <Button size="small" icon={Tag} onPress={onTags}>
        {text("bar.tags")}
      </Button>
      <Button
        size="small"
        icon={isArchive ? ArchiveRestore : Archive}
        isPending={isPending}
        onPress={() => onAct({ do: isArchive ? "unarchive" : "archive" })}
      >
        {text(isArchive ? "bar.unarchive" : "bar.archive")}
      </Button>
      <Menu
        label={text("bar.more")}
        placement="bottom end"
        trigger={<IconButton icon={Ellipsis} size="small" label={text("bar.more")} />}
        groups={[{ id: "acts", entries: entries.filter((entry) => entry !== null) }]}
        onAction={(id) => (isAct(id) ? onAct({ do: id }) : others[id]?.())}
      />
    </>
  );
};

/** The bulk actions for the selected contacts. */
export const BulkBarView = (props: BulkBarViewProps) => (
  <SelectionBar
    count={props.count}
    matching={props.isEverybody ? props.count : props.matching}
    isAllMatching={props.isEverybody}
    onSelectMatching={props.onEverybody}
    onClear={props.onClear}
  >
    <Actions {...props} />
  </SelectionBar>
);
