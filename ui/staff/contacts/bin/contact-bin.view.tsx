import { RotateCcw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { contactLimits } from "../../../../core/contacts/contact-query.model.ts";
import type { DeletedContact, DeletedContactPage } from "../../../../core/contacts/deleted-contact.model.ts";
import { latestValue, type Remote } from "../../../../core/kernel/remote.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useDates } from "../../../i18n/use-dates.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { Checkbox } from "../../../kit/checkbox.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { type Selection, toggled } from "../../../kit/grid-selection.ts";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { Pagination } from "../../../kit/pagination.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SelectionPlace } from "../../../kit/selection-place.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../../kit/time-ago.view.tsx";
import { ContactTabs } from "../list/contact-tabs.view.tsx";
import styles from "../notes/notes.module.css";

export type ContactBinViewProps = {
  readonly bin: Remote<DeletedContactPage>;
  /** epoch seconds */
  readonly now: number;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** bulk actions for the selected contacts */
  readonly bulk?: ReactNode;
  readonly onRestore: (contact: DeletedContact) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

/** Contacts deleted in the last 30 days, each with a Restore button. */
export const ContactBinView = ({ bin, now, selection, bulk, onSelection, onRestore, onPage, onRetry }: ContactBinViewProps) => {
  const text = useText(contactLifecycleText);
  const dates = useDates();
  const day = (at: number): string => dates.at(at, { dateStyle: "medium" });
  return (
    <>
      <PageHeader title={text("deletedPage.title")} />
      <SelectionPlace bar={bulk}>
        <ContactTabs selected="bin" mayDelete />
      </SelectionPlace>
      <div className={styles["page"]} data-empty={latestValue(bin)?.results.length === 0}>
        <RemoteView remote={bin} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
          {({ results, page, count }) =>
            results.length === 0 ? (
              <EmptyState icon={Trash2} title={text("deletedPage.emptyTitle")}>
                {text("deletedPage.emptyBody")}
              </EmptyState>
            ) : (
              <>
                <Card isFlush>
                  <ul className={styles["list"]} aria-label={text("deletedPage.list")}>
                    {results.map((contact) => (
                      <li key={contact.con_id} className={styles["row"]}>
                        <Checkbox
                          aria-label={text("deletedPage.select", { name: contact.name })}
                          isSelected={selection.has(String(contact.con_id))}
                          onChange={() => onSelection(toggled(selection, String(contact.con_id)))}
                        />
                        <Avatar name={contact.name} id={String(contact.con_id)} src={contact.photo} size={32} isDecorative />
                        <span className={styles["name"]}>{contact.name}</span>
                        <span className={styles["facts"]}>
                          <span>
                            {contact.deleted_by === null ? text("deletedPage.gone") : text("deletedPage.by", { name: contact.deleted_by })}
                          </span>
                          <TimeAgo at={contact.deleted_at} now={now} />
                          <span>{text("deletedPage.until", { date: day(contact.until) })}</span>
                        </span>
                        <Button
                          size="small"
                          icon={RotateCcw}
                          aria-label={text("deletedPage.restoreOne", { name: contact.name })}
                          onPress={() => onRestore(contact)}
                        >
                          {text("deletedPage.restore")}
                        </Button>
                      </li>
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
