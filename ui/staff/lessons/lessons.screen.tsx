import { useRef, useState } from "react";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { lessonLimits } from "../../../core/lessons/lesson-limits.model.ts";
import { folderEntry, type LessonEntry, lessonsOf } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { lessonActionsOn } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { mayMoveEntries } from "../../../core/library/library-entry.rule.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useSearchText } from "../contacts/use-search-text.ts";
import { useChosenEntries } from "../library/use-chosen-entries.ts";
import { usePlaceNotes } from "../library/use-place-notes.ts";
import { HelpTipScreen } from "../tooltips/help-tip.screen.tsx";
import { LessonsView } from "./lessons.view.tsx";
import { useLessonActions } from "./use-lesson-actions.ts";
import { useLessonsAddress } from "./use-lessons-address.ts";
import { useLessonsCommands } from "./use-lessons-commands.ts";
import { type LessonsDialog, useLessonsRun } from "./use-lessons-run.ts";
import { useLessonsState } from "./use-lessons-state.ts";

const dialogs = loadable(async () => (await import("./lessons-dialogs.screen.tsx")).LessonsDialogs);

const deadLinks = loadable(async () => (await import("./tools/dead-links.screen.tsx")).DeadLinksScreen);

const Library = ({ isBin }: { readonly isBin: boolean }) => {
  const { library, state, query, role, isGuest, now, shown, folders, tags, makers } = useLessonsState(isBin);
  const text = useText(lessonsText);
  const [dialog, setDialog] = useState<LessonsDialog>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const place = useLessonsAddress(library, query);
  const [typed, setTyped] = useSearchText(query.search, place.onSearch);
  const { selection, selected, select, clear } = useChosenEntries(JSON.stringify(query), shown.items);
  const actions = useLessonActions(library);
  const { run, isBusy } = useLessonsRun({ actions, onDialog: setDialog, onOpen: place.onOpen });
  const opened = shown.folder === null ? [] : [folderEntry(shown.folder)];
  const actionsFor = (entries: readonly LessonEntry[]) => lessonActionsOn(entries, isBin, role);
  const chosenLessons = lessonsOf(selected).map(({ id }) => id);
  const acts = {
    onNewFolder: () => setDialog({ kind: "name", entry: null }),
    onReplace: () => setDialog({ kind: "replace", lessons: chosenLessons.length === 0 ? null : chosenLessons }),
    onImport: () => setDialog({ kind: "import" }),
    onPublishing: isAdmin(role) ? () => setDialog({ kind: "publishing" }) : null,
    onView: place.onView,
    onPage: place.onPage,
    onRetry: () => void library.show(query)(),
  };
  useLessonsCommands({
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
      <LessonsView
        {...shown}
        {...place}
        {...acts}
        {...{ query, typed, selection, now, searchRef, isGuest, isBusy, actionsFor, tags, makers }}
        notice={isBin || isGuest ? null : <deadLinks.View />}
        help={<HelpTipScreen slug="lessons-library" />}
        places={{ folders: state.folders, place: place.place, open: query.folder_id, isGuest }}
        noteOf={usePlaceNotes({ query, folders, now, kept: lessonLimits.binSeconds, top: text("places.all") })}
        folderActions={actionsFor(opened)}
        drag={{
          mayMoveInto: (entries, target) => mayMoveEntries(folders, entries, target),
          onMove: (entries, target) => {
            const into = folders.find(({ id }) => id === target);
            void actions.move(entries, { id: into?.id ?? null, name: into?.name ?? text("places.all") });
          },
        }}
        onAction={run}
        onSelection={select}
        onSearch={setTyped}
        onFolderAction={(action) => run(action, opened)}
      />
      {dialog === null ? null : (
        <dialogs.View {...{ dialog, library, folders, tags, actions, folder: shown.folder }} onClose={() => setDialog(null)} />
      )}
    </>
  );
};

/** The library of lessons at a folder, or through all folders. */
export const LessonsScreen = () => <Library isBin={false} />;

/** Deleted lessons and folders, which can be restored for 90 days. */
export const LessonsBinScreen = () => <Library isBin />;
