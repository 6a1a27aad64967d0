import { StickyNote } from "lucide-react";
import { contactLimits } from "../../../../core/contacts/contact-query.model.ts";
import type { ContactNotePage } from "../../../../core/contacts/note.model.ts";
import type { Remote } from "../../../../core/kernel/remote.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Card } from "../../../kit/card.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { NoResultState } from "../../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { Pagination } from "../../../kit/pagination.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { ContactTabs } from "../list/contact-tabs.view.tsx";
import { type NoteActs, NoteItem } from "./note-item.view.tsx";
import styles from "./notes.module.css";

export type ContactNotesViewProps = NoteActs & {
  readonly notes: Remote<ContactNotePage>;
  readonly search: string;
  /** epoch seconds */
  readonly now: number;
  readonly mayDelete: boolean;
  readonly onSearch: (words: string) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

/** Notes about all contacts, newest first. */
export const ContactNotesView = ({
  notes,
  search,
  now,
  mayDelete,
  onSearch,
  onPage,
  onRetry,
  edits,
  onEdit,
  onRemove,
}: ContactNotesViewProps) => {
  const text = useText(contactLifecycleText);
  return (
    <>
      <PageHeader title={text("note.pageTitle")} />
      <ContactTabs selected="notes" mayDelete={mayDelete} />
      <div className={styles["page"]}>
        <SearchField
          label={text("note.search")}
          placeholder={text("note.search")}
          value={search}
          onChange={onSearch}
          maxLength={contactLimits.search}
        />
        <RemoteView remote={notes} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
          {({ results, page, count }) =>
            results.length === 0 ? (
              search === "" ? (
                <EmptyState icon={StickyNote} title={text("note.emptyTitle")}>
                  {text("note.emptyBody")}
                </EmptyState>
              ) : (
                <NoResultState onClear={() => onSearch("")} />
              )
            ) : (
              <>
                <Card>
                  <ul className={styles["list"]} aria-label={text("note.title")}>
                    {results.map((note) => (
                      <NoteItem key={note.id} note={note} now={now} isNamed edits={edits} onEdit={onEdit} onRemove={onRemove} />
                    ))}
                  </ul>
                </Card>
                <Pagination page={page} pageSize={contactLimits.defaultRows} total={count} onPage={onPage} />
              </>
            )
          }
        </RemoteView>
      </div>
    </>
  );
};
