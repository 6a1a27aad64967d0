import { UserPlus } from "lucide-react";
import { memo } from "react";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import type { ContactListViewProps } from "./contact-list.view.tsx";
import { createHref } from "./contact-nothing.view.tsx";
import { ContactTabs } from "./contact-tabs.view.tsx";

type ContactListHeadProps = Pick<ContactListViewProps, "isCounted" | "count" | "mayCreate" | "mayDelete" | "help" | "figures" | "links"> & {
  readonly isArchive: boolean;
};

/** Title and tabs of the contact list. */
export const ContactListHead = memo(({ isArchive, isCounted, count, mayCreate, mayDelete, help, figures, links }: ContactListHeadProps) => {
  const text = useText(contactsText);
  return (
    <>
      <PageHeader
        title={text(isArchive ? "archivedTitle" : "title")}
        {...(isCounted ? { count } : {})}
        help={help}
        note={figures}
        actions={
          <>
            {links}
            {mayCreate ? (
              <LinkButton href={createHref} kind="primary" icon={UserPlus}>
                {text("actions.create")}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <div data-print="no">
        <ContactTabs selected={isArchive ? "archived" : "main"} mayDelete={mayDelete} />
      </div>
    </>
  );
});
