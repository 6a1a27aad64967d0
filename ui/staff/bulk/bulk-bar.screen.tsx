import { useRouter } from "@tanstack/react-router";
import {
  Archive,
  ArchiveRestore,
  Ban,
  CheckCheck,
  Download,
  GraduationCap,
  History,
  Merge,
  Pencil,
  ShieldCheck,
  Tag,
  Trash2,
  X,
} from "lucide-react";
import { useEffect } from "react";
import { BulkRuns } from "../../../core/bulk/bulk-runs.service.ts";
import type { ContactSort } from "../../../core/contacts/contact-query.model.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { contactKeysText } from "../../i18n/en/contact-keys.ts";
import { useText } from "../../i18n/use-text.ts";
import { type ScreenCommand, useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useMayDelete } from "../contacts/use-may-delete.ts";
import { useMayEnrol } from "../enrolments/use-may-enrol.ts";
import { BulkBarView } from "./bulk-bar.view.tsx";
import { useBulkActs } from "./use-bulk-acts.ts";
import type { ListSelection } from "./use-selection.ts";

type BulkBarProps = {
  readonly list: ListSelection;
  readonly matching: number;
  readonly place: "main" | "archived" | "bin";
  /** ids of the visible columns */ readonly columns?: readonly string[];
  /** the sort order of the list */ readonly sort?: ContactSort;
  /** called after an action has changed contacts; must be a stable reference */ readonly onChanged?: () => void;
};

/** The bar of bulk actions, which are also shortcuts and palette commands. */
export const BulkBar = ({ list, matching, place, columns = [], sort, onChanged }: BulkBarProps) => {
  const text = useText(bulkText);
  const say = useText(contactKeysText);
  const router = useRouter();
  const mayDelete = useMayDelete();
  const bulkRuns = useService(BulkRuns);
  useEffect(() => {
    const told = bulkRuns.changed$.subscribe(() => onChanged?.());
    return () => told.unsubscribe();
  }, [bulkRuns, onChanged]);
  const { selection, count } = list;
  const acts = useBulkActs(list, columns, sort);
  const mayEnrol = useMayEnrol() && place === "main";
  const mayMerge = selection.of === "chosen" && selection.ids.length === 2;
  const isKept = count > 0 && place !== "bin";
  const words = text("keys.words");
  const isArchive = place === "archived";
  const commands: readonly (ScreenCommand | null)[] = [
    isKept
      ? {
          id: "move",
          title: say(isArchive ? "unarchive" : "archive", { count }),
          icon: isArchive ? ArchiveRestore : Archive,
          run: () => acts.act({ do: isArchive ? "unarchive" : "archive" }),
        }
      : null,
    count > 0 ? { id: "clear", title: say("clear"), icon: X, run: list.onClear } : null,
    isKept ? { id: "bulk-edit", title: text("keys.edit"), icon: Pencil, keys: "e", words, run: acts.edit } : null,
    isKept ? { id: "bulk-tags", title: text("keys.tags"), icon: Tag, keys: "t", words, run: acts.tags } : null,
    isKept && mayEnrol ? { id: "bulk-enrol", title: text("keys.enrol"), icon: GraduationCap, words, run: acts.enrol } : null,
    isKept ? { id: "bulk-block", title: text("keys.block"), icon: Ban, words, run: () => acts.act({ do: "block" }) } : null,
    isKept ? { id: "bulk-unblock", title: text("keys.unblock"), icon: ShieldCheck, words, run: () => acts.act({ do: "unblock" }) } : null,
    isKept && mayDelete
      ? { id: "bulk-delete", title: text("keys.delete"), icon: Trash2, words, run: () => acts.act({ do: "delete" }) }
      : null,
    isKept ? { id: "bulk-export", title: text("keys.export"), icon: Download, words, run: acts.exportThem } : null,
    mayMerge ? { id: "bulk-merge", title: text("keys.merge"), icon: Merge, words, run: acts.merge } : null,
    matching > 0 && !list.isEverybody
      ? { id: "bulk-all", title: text("keys.all"), icon: CheckCheck, keys: "mod+shift+a", words, run: list.onEverybody }
      : null,
    {
      id: "bulk-history",
      title: text("keys.history"),
      icon: History,
      words,
      run: () => void router.navigate({ href: "/ui/contacts/bulk" }),
    },
  ];
  useScreenCommands(commands.filter((command) => command !== null));
  return (
    <BulkBarView
      count={count}
      matching={matching}
      isEverybody={list.isEverybody}
      place={place}
      isPending={acts.isPending}
      mayDelete={mayDelete}
      mayEnrol={mayEnrol}
      mayMerge={mayMerge}
      onEverybody={list.onEverybody}
      onClear={list.onClear}
      onEdit={acts.edit}
      onTags={acts.tags}
      onAct={acts.act}
      onMerge={acts.merge}
      onEnrol={acts.enrol}
      onExport={acts.exportThem}
    />
  );
};
