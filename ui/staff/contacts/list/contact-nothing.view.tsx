import { Archive, Upload, Users } from "lucide-react";
import type { ContactQuery } from "../../../../core/contacts/contact-query.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { NoResultState } from "../../../kit/no-result-state.view.tsx";

type ContactNothingProps = {
  readonly query: ContactQuery;
  readonly failure: Failure | null;
  readonly mayCreate: boolean;
  readonly isGuest?: boolean;
  /** where contacts are imported; null without permission */
  readonly importHref: string | null;
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
};

export const createHref = "/ui/contacts/create";

/** The empty state, with the reason. */
export const ContactNothing = ({
  query,
  failure,
  mayCreate,
  isGuest = false,
  importHref,
  onSearch,
  onRetry,
  onClearFilters,
}: ContactNothingProps) => {
  const text = useText(contactsText);
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (query.filters !== null && query.filters !== undefined) return <NoResultState onClear={onClearFilters} />;
  if (query.search !== "") return <NoResultState onClear={() => onSearch("")} />;
  if (query.archived)
    return (
      <EmptyState icon={Archive} title={text("list.emptyArchiveTitle")}>
        {text("list.emptyArchiveBody")}
      </EmptyState>
    );
  if (isGuest)
    return (
      <EmptyState icon={Users} title={text("list.emptyTeamTitle")}>
        {text("list.emptyTeamBody")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Users}
      title={text("list.emptyTitle")}
      action={
        importHref === null ? null : (
          <LinkButton href={importHref} icon={Upload}>
            {text("actions.import")}
          </LinkButton>
        )
      }
    >
      {text(mayCreate ? "list.emptyCreate" : "list.emptyBody")}
    </EmptyState>
  );
};
