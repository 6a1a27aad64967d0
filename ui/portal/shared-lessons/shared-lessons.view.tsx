import { LibraryBig } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { sharedLessonLimits, type SharedLessons } from "../../../core/shared-lessons/shared-lesson.model.ts";
import { sharedLessonsText } from "../../i18n/en/shared-lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { FolderPage } from "../folders/folder-page.view.tsx";
import rows from "../more/rows.module.css";
import { SharedLessonCards } from "./shared-lesson-cards.view.tsx";

export type SharedLessonsViewProps = {
  readonly organisation: string;
  readonly content: Remote<SharedLessons>;
  readonly search: string;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onSearch: (words: string) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};
type LessonsProps = Omit<SharedLessonsViewProps, "organisation" | "content" | "onRetry"> & { readonly content: SharedLessons };

/** Lessons from which a folder can be searched. */
const searchFrom = 8;

const Lessons = ({ content: { folder, folders, lessons }, search, href, onSearch, onPage }: LessonsProps) => {
  const text = useText(sharedLessonsText);
  if (folder === null) return null;
  const words = search.trim();
  const isSearched = words !== "" || lessons.count >= searchFrom;
  return (
    <>
      {isSearched ? <SearchField label={text("search")} value={search} maxLength={sharedLessonLimits.search} onChange={onSearch} /> : null}
      {lessons.count > 0 ? (
        <SharedLessonCards
          label={text("lessons", { name: folder.name })}
          lessons={lessons.results}
          lessonHref={(id) => href(`/lessons/${folder.id}/lessons/${id}`)}
        />
      ) : words !== "" ? (
        <p className={rows["muted"]}>{text("nothing", { words })}</p>
      ) : folders.length === 0 ? (
        <p className={rows["muted"]}>{text("emptyFolder")}</p>
      ) : null}
      <Pagination page={lessons.page} pageSize={sharedLessonLimits.rows} total={lessons.count} onPage={onPage} />
    </>
  );
};

/** Folders of lessons that are shared with the learner's role, and what is in them. */
export const SharedLessonsView = ({ organisation, content, onRetry, ...rest }: SharedLessonsViewProps) => {
  const text = useText(sharedLessonsText);
  const { href } = rest;
  return (
    <FolderPage
      content={content}
      title={text("title")}
      note={text("note", { organisation })}
      empty={{ icon: LibraryBig, title: text("emptyTitle"), body: text("emptyBody", { organisation }) }}
      countOf={({ lessons_count }) => text("count", { count: lessons_count })}
      folderHref={(id) => href(id === null ? "/p/lessons" : `/lessons/${id}`)}
      skeleton={<SkeletonCards />}
      onRetry={onRetry}
    >
      {(known) => <Lessons content={known} {...rest} />}
    </FolderPage>
  );
};
