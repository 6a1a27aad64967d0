import { Undo2 } from "lucide-react";
import { type BulkRow, type BulkRowPage, type BulkRun, isBulkUndoable, isBulkUnderWay } from "../../../core/bulk/bulk-run.model.ts";
import type { BulkRowsOf } from "../../../core/bulk/bulk.port.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { causeWords } from "./bulk-words.ts";
import styles from "./bulk.module.css";

/** Contacts that were not changed. */
export type BulkLeft = { readonly of: BulkRowsOf; readonly page: Remote<BulkRowPage>; readonly onPage: (page: number) => void };

export type BulkRunViewProps = {
  readonly run: BulkRun;
  readonly title: string;
  /** epoch seconds */
  readonly now: number;
  readonly isBusy: boolean;
  readonly left: readonly BulkLeft[];
  readonly onStop: () => void;
  readonly onUndo: () => void;
};

const rowsPerPage = 50;

const Facts = ({ facts }: { readonly facts: readonly (readonly [string, number])[] }) => {
  const language = useLanguage();
  return (
    <dl className={styles["facts"]}>
      {facts.map(([label, count]) => (
        <div key={label} className={styles["fact"]}>
          <dt>{label}</dt>
          <dd>{new Intl.NumberFormat(language).format(count)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Rows = ({ of, page, onPage }: BulkLeft) => {
  const text = useText(bulkText);
  const why = (row: BulkRow): string =>
    row.cause !== null
      ? causeWords(text, row)
      : of === "skipped"
        ? text("page.notReached")
        : of === "kept"
          ? text("page.editedSince")
          : text("page.notBack");
  return (
    <Card title={text(`page.rowsOf.${of}`)}>
      <RemoteView remote={page} skeleton={<SkeletonLines lines={4} />} onRetry={() => onPage(1)}>
        {(rows) => (
          <div className={styles["page"]}>
            <ul className={styles["rows"]} aria-label={text(`page.rowsOf.${of}`)}>
              {rows.results.map((row) => (
                <li key={row.con_id}>
                  <Anchor href={`/ui/contacts/${row.con_id}`}>{row.name}</Anchor>
                  <span className={styles["muted"]}>{why(row)}</span>
                </li>
              ))}
            </ul>
            <Pagination page={rows.page} pageSize={rowsPerPage} total={rows.count} onPage={onPage} />
          </div>
        )}
      </RemoteView>
    </Card>
  );
};

/** One bulk action: progress, result, contacts not changed, and Undo. */
export const BulkRunView = ({ run, title, now, isBusy, left, onStop, onUndo }: BulkRunViewProps) => {
  const text = useText(bulkText);
  const dates = useDates();
  const { counts, undo, total, done, undo_until } = run;
  const isUndoable = isBulkUndoable(run, now);
  return (
    <div className={styles["page"]}>
      <PageHeader title={title} note={text(`page.states.${run.state}`)} />
      {run.problem === null ? null : <Banner tone="danger">{run.problem}</Banner>}
      <Card>
        <div className={styles["page"]}>
          {isBulkUnderWay(run) ? (
            <ProgressBar
              label={text("page.progress")}
              percent={total === null || total === 0 ? null : Math.floor((done / total) * 100)}
              {...(total === null ? {} : { valueText: text("page.of", { done, total }) })}
            />
          ) : null}
          {counts === null ? null : (
            <Facts
              facts={[
                [text("page.changed"), counts.changed],
                [text("page.same"), counts.same],
                [text("page.refused"), counts.refused],
                [text("page.skipped"), counts.skipped],
              ]}
            />
          )}
          {undo === null ? null : (
            <Facts
              facts={[
                [text("page.reversed"), undo.reversed],
                [text("page.kept"), undo.kept],
                [text("page.impossible"), undo.impossible],
              ]}
            />
          )}
          <div className={styles["actions"]}>
            {run.state === "running" || run.state === "planning" ? <Button onPress={onStop}>{text("page.stop")}</Button> : null}
            {isUndoable ? (
              <Button icon={Undo2} isPending={isBusy} onPress={onUndo}>
                {text("page.undo")}
              </Button>
            ) : null}
            <LinkButton href="/ui/contacts/bulk" kind="quiet">
              {text("page.all")}
            </LinkButton>
            <LinkButton href="/ui/contacts" kind="quiet">
              {text("page.contacts")}
            </LinkButton>
          </div>
          {isUndoable && undo_until !== null ? (
            <p className={styles["muted"]}>{text("page.until", { date: dates.at(undo_until, { dateStyle: "long" }) })}</p>
          ) : null}
        </div>
      </Card>
      {left.map((rows) => (
        <Rows key={rows.of} {...rows} />
      ))}
    </div>
  );
};
