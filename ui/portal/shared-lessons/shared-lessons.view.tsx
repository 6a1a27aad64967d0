import { ChevronRight, Folder, LibraryBig } from "lucide-react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { sharedLessonLimits, type SharedLessonFolder, type SharedLessons } from "../../../core/shared-lessons/shared-lesson.model.ts";
import { sharedLessonsText } from "../../i18n/en/shared-lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
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
type LoadedProps = Omit<SharedLessonsViewProps, "content" | "onRetry"> & { readonly content: SharedLessons };

/** Lessons from which a folder can be searched. */
const searchFrom = 8;

const Folders = ({ folders, href }: { readonly folders: readonly SharedLessonFolder[]; readonly href: (rest: string) => string }) => {
  const text = useText(sharedLessonsText);
  return (
    <Card title={text("folders")}>
      <ul className={rows["list"]} aria-label={text("folders")}>
        {folders.map(({ id, name, lessons_count }) => (
          <li key={id}>
            <Anchor href={href(`/lessons/${id}`)} className={rows["row"]}>
              <Folder className={rows["icon"]} aria-hidden="true" />
              <span className={rows["words"]}>
                <span className={rows["name"]}>{name}</span>
                <span className={rows["muted"]}>{text("count", { count: lessons_count })}</span>
              </span>
              <ChevronRight className={rows["icon"]} aria-hidden="true" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Lessons = ({ content: { folder, folders, lessons }, search, href, onSearch, onPage }: LoadedProps) => {
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

const Loaded = (props: LoadedProps) => {
  const text = useText(sharedLessonsText);
  const { organisation, content, href } = props;
  const { folder, above, folders } = content;
  if (folder === null && folders.length === 0)
    return (
      <>
        <PageHeader title={text("title")} />
        <EmptyState icon={LibraryBig} title={text("emptyTitle")}>
          {text("emptyBody", { organisation })}
        </EmptyState>
      </>
    );
  return (
    <>
      {folder === null ? null : (
        <Breadcrumb
          label={text("path")}
          crumbs={[
            { label: text("title"), href: href("/p/lessons") },
            ...above.map(({ id, name }) => ({ label: name, href: href(`/lessons/${id}`) })),
            { label: folder.name },
          ]}
        />
      )}
      <PageHeader title={folder?.name ?? text("title")} note={folder === null ? text("note", { organisation }) : undefined} />
      <div className={rows["stack"]}>
        {folders.length === 0 ? null : <Folders folders={folders} href={href} />}
        <Lessons {...props} />
      </div>
    </>
  );
};

/** Folders of lessons that are shared with the learner's role, and what is in them. */
export const SharedLessonsView = ({ content, onRetry, ...rest }: SharedLessonsViewProps) => {
  const text = useText(sharedLessonsText);
  return (
    <>
      {latestValue(content) === undefined ? <PageHeader title={text("title")} /> : null}
      <RemoteView remote={content} skeleton={<SkeletonCards />} onRetry={onRetry}>
        {(known) => <Loaded content={known} {...rest} />}
      </RemoteView>
    </>
  );
};
