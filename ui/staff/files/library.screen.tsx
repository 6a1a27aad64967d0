import { useRef, useState } from "react";
import { actionsOn, mayUploadTo } from "../../../core/files/file-library.view-model.ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { folderItem, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { mayMoveEntries } from "../../../core/library/library-entry.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { useChosenEntries } from "../library/use-chosen-entries.ts";
import { usePlaceNotes } from "../library/use-place-notes.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { LibraryWindows } from "./library-windows.screen.tsx";
import { FileLibraryView } from "./library.view.tsx";
import { useLibraryActions } from "./use-library-actions.ts";
import { useLibraryAddress } from "./use-library-address.ts";
import { useLibraryCommands } from "./use-library-commands.ts";
import { type LibraryDialog, useLibraryRun } from "./use-library-run.ts";
import { useLibraryState } from "./use-library-state.ts";
import { useUploads } from "./use-uploads.ts";

const duplicates = loadable(async () => (await import("./duplicates.screen.tsx")).DuplicatesScreen);

const Library = ({ isBin }: { readonly isBin: boolean }) => {
  const { library, state, query, role, isGuest, now, shown, folders } = useLibraryState(isBin);
  const [address, setQuery, text] = [useQuery(), useSetQuery(), useText(filesText)];
  const [asked, setDialog] = useState<LibraryDialog>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const place = useLibraryAddress(library, query);
  const [typed, setTyped] = useSearchText(query.search, place.onSearch);
  const { selection, selected, select, clear } = useChosenEntries(JSON.stringify(query), shown.items);
  const actions = useLibraryActions(library);
  const { run, moveTo, isBusy } = useLibraryRun({ actions, onDialog: setDialog, onOpen: place.onOpen });
  const uploads = useUploads(library);
  const opened = shown.folder === null ? [] : [folderItem(shown.folder)];
  const actionsFor = (items: readonly LibraryItem[]) => actionsOn(items, isBin, role);
  const dialog = asked ?? (address["add"] === "upload" && shown.mayAdd ? { kind: "upload" as const } : null);
  const acts = {
    onUpload: () => uploads.choose(query.folder_id),
    onNewFolder: () => setDialog({ kind: "folder" }),
    onView: place.onView,
    onPage: place.onPage,
    onRetry: () => void library.show(query)(),
  };
  useLibraryCommands({
    ...acts,
    shown,
    isGuest,
    view: place.view,
    page: query.page,
    selected: { count: selected.length, actions: actionsFor(selected), onClear: clear },
    onSearch: () => searchRef.current?.focus(),
    onAction: (action) => run(action, selected),
  });
  return (
    <>
      <FileLibraryView
        {...shown}
        {...place}
        {...acts}
        {...{ query, typed, selection, now, searchRef, isGuest, isBusy, actionsFor }}
        help={<HelpTipScreen slug="files-library" />}
        places={{ folders: state.folders, usage: state.usage, place: place.place, open: query.folder_id, isGuest }}
        noteOf={usePlaceNotes({ query, folders, now, kept: fileLimits.binSeconds, top: text("places.all") })}
        folderActions={actionsFor(opened)}
        drag={{
          mayMoveInto: (items, target) => mayMoveEntries(folders, items, target),
          mayUploadTo: (target) => !isBin && mayUploadTo(folders, target, role),
          onMove: (items, target) => moveTo(items, target, folders),
          onUpload: uploads.add,
          onFolders: uploads.refuseFolders,
        }}
        onAction={run}
        onSelection={select}
        onSearch={setTyped}
        onFolderAction={(action) => run(action, opened)}
      />
      <LibraryWindows
        {...{ dialog, library, folders, actions, folder: shown.folder, file: place.file }}
        onAction={run}
        onCloseFile={place.onCloseFile}
        onUpload={(files) => uploads.add(files, query.folder_id)}
        onFolders={uploads.refuseFolders}
        onClose={() => (asked === null ? setQuery({ add: null }) : setDialog(null))}
      />
    </>
  );
};

/** The file library at a folder, or through all folders. */
export const LibraryScreen = () => <Library isBin={false} />;

/** Deleted files and folders, which can be restored for 30 days. */
export const FilesBinScreen = () => <Library isBin />;

/** Files with the same content. */
export const FilesDuplicatesScreen = () => <duplicates.View />;
