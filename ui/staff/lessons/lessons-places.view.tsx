import { History, LibraryBig, Trash2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { LessonTreeFolder } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { LibraryNav } from "../library/library-nav.view.tsx";
import { PlaceLink } from "../library/place-link.view.tsx";
import { lessonFolderHref, lessonsBinHref, recentLessonsHref } from "./lessons-address.ts";

/** A part of the library; `folder` for a folder or the top. */
export type LessonsPlace = "folder" | "recent" | "bin";

export type LessonsPlacesProps = {
  readonly folders: Remote<readonly LessonTreeFolder[]>;
  readonly place: LessonsPlace;
  readonly open: number | null;
  /** guests have no bin */
  readonly isGuest: boolean;
  readonly onGo?: () => void;
};

const nothing = (): void => undefined;

/** The navigation of the library of lessons: folders and lists. */
export const LessonsPlaces = ({ folders, place, open, isGuest, onGo = nothing }: LessonsPlacesProps) => {
  const text = useText(lessonsText);
  return (
    <LibraryNav
      top={{
        href: lessonFolderHref(null),
        icon: LibraryBig,
        label: text("places.all"),
        isCurrent: place === "folder" && open === null,
      }}
      folders={folders}
      open={place === "folder" ? open : null}
      hrefOf={lessonFolderHref}
      onGo={onGo}
      places={
        <>
          <PlaceLink href={recentLessonsHref} icon={History} label={text("places.recent")} isCurrent={place === "recent"} onGo={onGo} />
          {isGuest ? null : (
            <PlaceLink href={lessonsBinHref} icon={Trash2} label={text("places.bin")} isCurrent={place === "bin"} onGo={onGo} />
          )}
        </>
      }
    />
  );
};
