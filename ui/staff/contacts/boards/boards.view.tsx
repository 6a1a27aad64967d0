import { Kanban } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { Field } from "../../../../core/fields/field.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { NoResultState } from "../../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { Select } from "../../../kit/select.view.tsx";
import { SkeletonCards } from "../../../kit/skeleton.view.tsx";
import { Toolbar } from "../../../kit/toolbar.view.tsx";
import styles from "./boards.module.css";
import { type ContactBoardProps, ContactBoardView } from "./contact-board.view.tsx";

export type BoardsViewProps = Omit<ContactBoardProps, "label"> & {
  /** fields that can form columns; null until loaded */
  readonly fields: readonly Pick<Field, "name" | "label">[] | null;
  readonly field: string | null;
  /** `search`: the search text in force; `typed`: the text of the search field */
  readonly search: string;
  readonly typed: string;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly mayAddFields: boolean;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onField: (field: string) => void;
  readonly onRetry: () => void;
  readonly help?: ReactNode;
};

const fieldsHref = "/ui/settings/fields";
const contactsHref = "/ui/contacts";

/** Contacts as cards, in columns by the values of a list field. */
export const BoardsView = (props: BoardsViewProps) => {
  const { fields, field, columns, failure, search } = props;
  const text = useText(boardsText);
  const name = fields?.find((one) => one.name === field)?.label ?? "";
  if (fields !== null && fields.length === 0)
    return (
      <>
        <PageHeader title={text("title")} help={props.help} />
        <EmptyState
          icon={Kanban}
          title={text("noneTitle")}
          action={
            props.mayAddFields ? (
              <LinkButton href={fieldsHref} kind="primary">
                {text("noneAction")}
              </LinkButton>
            ) : null
          }
        >
          {text("noneBody")}
        </EmptyState>
      </>
    );
  const isEmpty = props.isLoaded && !props.isLoading && columns.every(({ count }) => count === 0);
  const isNobody = isEmpty && search !== "";
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("title")} help={props.help} {...(name === "" ? {} : { note: name })} />
      <Toolbar
        label={text("toolbar")}
        end={
          fields === null ? null : (
            <Select
              label={text("field")}
              isLabelHidden
              options={fields.map((one) => ({ id: one.name, label: one.label }))}
              selected={field}
              onSelect={props.onField}
            />
          )
        }
      >
        <SearchField
          label={text("search")}
          placeholder={text("placeholder")}
          value={props.typed}
          onChange={props.onSearch}
          inputRef={props.searchRef}
          maxLength={200}
        />
      </Toolbar>
      {failure !== null ? <FailureState failure={failure} onRetry={props.onRetry} /> : null}
      {isNobody ? <NoResultState onClear={() => props.onSearch("")} /> : null}
      {failure === null && !props.isLoaded ? <SkeletonCards cards={4} /> : null}
      {failure === null && isEmpty && !isNobody ? (
        <EmptyState icon={Kanban} title={text("emptyTitle")} action={<LinkButton href={contactsHref}>{text("emptyAction")}</LinkButton>}>
          {text("emptyBody")}
        </EmptyState>
      ) : null}
      {failure === null && props.isLoaded && !isEmpty ? <ContactBoardView {...props} label={text("label", { field: name })} /> : null}
    </div>
  );
};
