import { Plus } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { plainLimits, type PlainQuery, type PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import { plainText } from "../../i18n/en/plain.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { type Column, sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Icon } from "../../kit/icon.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import styles from "./plain-list.module.css";
import type { PlainWords } from "./plain-parts.ts";

export type PlainListViewProps<A extends PlainRecord> = {
  readonly words: Pick<PlainWords<unknown>, "title" | "create" | "empty">;
  readonly icon: Icon;
  readonly columns: readonly Column<A>[];
  readonly query: PlainQuery<string>;
  /** the text of the search field; the query follows it */
  readonly typed: string;
  readonly rows: readonly A[];
  readonly count: number;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly createHref: string;
  readonly nameOf: (record: A) => string;
  readonly hrefOf: (record: A) => string;
  readonly onSearch: (text: string) => void;
  readonly onClear: () => void;
  readonly onSort: (sort: string) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const idOf = ({ id }: PlainRecord): string => String(id);

const Nothing = <A extends PlainRecord>({ words, icon, query, failure, createHref, onClear, onRetry }: PlainListViewProps<A>) => {
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (query.search !== "") return <NoResultState onClear={onClear} />;
  return (
    <EmptyState
      icon={icon}
      title={words.empty.title}
      action={
        <LinkButton kind="primary" icon={Plus} href={createHref}>
          {words.create}
        </LinkButton>
      }
    >
      {words.empty.body}
    </EmptyState>
  );
};

/** The list of a plain resource: search, sort order and pages. */
export const PlainListView = <A extends PlainRecord>(props: PlainListViewProps<A>) => {
  const { words, query, count, failure, isLoaded } = props;
  const text = useText(plainText);
  return (
    <>
      <PageHeader
        title={words.title}
        {...(isLoaded ? { count } : {})}
        actions={
          <LinkButton kind="primary" icon={Plus} href={props.createHref}>
            {words.create}
          </LinkButton>
        }
      />
      <div className={styles["list"]}>
        <Toolbar label={text("toolbar")}>
          <SearchField label={text("search")} value={props.typed} onChange={props.onSearch} maxLength={plainLimits.search} />
        </Toolbar>
        {failure !== null && count > 0 ? (
          <Banner
            tone="warning"
            title={text("stale")}
            action={
              <Button size="small" onPress={props.onRetry}>
                {text("retry")}
              </Button>
            }
          />
        ) : null}
        <DataGrid
          label={words.title}
          columns={props.columns}
          rows={props.rows}
          rowId={idOf}
          rowName={props.nameOf}
          rowHref={props.hrefOf}
          total={count}
          sort={sortOfParameter(query.sort)}
          onSort={(sort) => props.onSort(sortParameter(sort))}
          isLoading={props.isLoading || (!isLoaded && failure === null)}
          empty={<Nothing {...props} />}
        />
        <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} />
      </div>
    </>
  );
};
