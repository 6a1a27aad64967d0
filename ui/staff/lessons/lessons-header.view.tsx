import { Ellipsis, FileUp, FolderPlus, Plus, Replace, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { LessonTreeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { LessonEntryAction } from "../../../core/lessons/library/lesson-library.view-model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { LibraryHeader } from "../library/library-header.view.tsx";
import { lessonFolderHref, newLessonHref } from "./lessons-address.ts";
import type { LessonsPlace } from "./lessons-places.view.tsx";

export type LessonsHeaderProps = {
  readonly help?: ReactNode;
  readonly place: LessonsPlace;
  /** folders from the top down to the open one */
  readonly path: readonly LessonTreeFolder[];
  /** of lessons; null while unknown */
  readonly count: number | null;
  readonly folderActions: readonly LessonEntryAction[];
  readonly mayAdd: boolean;
  readonly mayAddFolder: boolean;
  readonly onNewFolder: () => void;
  readonly onReplace: () => void;
  readonly onImport: () => void;
  /** null for those who may not change it */
  readonly onPublishing: (() => void) | null;
  readonly onFolderAction: (action: LessonEntryAction) => void;
};

const titleKeys = { folder: "title", recent: "places.recent", bin: "places.bin" } as const;
const noteKeys = { folder: null, recent: "list.recentNote", bin: "list.binNote" } as const;

/** The title, path and primary actions of the library of lessons. */
export const LessonsHeader = ({
  place,
  path,
  mayAdd,
  mayAddFolder,
  onNewFolder,
  onReplace,
  onImport,
  onPublishing,
  ...props
}: LessonsHeaderProps) => {
  const [text, words] = [useText(lessonsText), useText(libraryText)];
  const folder = path.at(-1);
  const note = noteKeys[place];
  const all = { label: text("places.all"), href: lessonFolderHref(null) };
  return (
    <LibraryHeader
      {...props}
      title={folder?.name ?? text(titleKeys[place])}
      note={note === null ? null : text(note)}
      crumbs={path.length === 0 ? [] : [all, ...path.map(({ id, name }) => ({ label: name, href: lessonFolderHref(id) }))]}
    >
      {mayAdd ? (
        <Menu
          label={text("lesson.more")}
          placement="bottom end"
          trigger={<IconButton icon={Ellipsis} label={text("lesson.more")} />}
          groups={[
            {
              id: "all",
              entries: [
                { id: "replace", label: text("lesson.replace"), icon: Replace },
                { id: "import", label: text("lesson.import"), icon: FileUp },
                ...(onPublishing === null ? [] : [{ id: "publishing", label: text("lesson.publishing"), icon: ShieldCheck }]),
              ],
            },
          ]}
          onAction={(id) => (id === "import" ? onImport() : id === "publishing" ? onPublishing?.() : onReplace())}
        />
      ) : null}
      {mayAddFolder ? (
        <Button icon={FolderPlus} onPress={onNewFolder}>
          {words("actions.newFolder")}
        </Button>
      ) : null}
      {mayAdd ? (
        <LinkButton kind="primary" icon={Plus} href={newLessonHref(folder?.id ?? null)}>
          {text("lesson.create")}
        </LinkButton>
      ) : null}
    </LibraryHeader>
  );
};
