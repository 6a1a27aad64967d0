import { Check, CircleSlash, Equal, Pencil } from "lucide-react";
import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { causeWords } from "./bulk-words.ts";
import styles from "./bulk.module.css";

const pictures = { changed: Pencil, same: Equal, refused: CircleSlash, skipped: Check } as const;

/** A preview of the changes before anything is written, or the progress of computing it. */
export const BulkPlanView = ({ run, title }: { readonly run: BulkRun; readonly title: string }) => {
  const text = useText(bulkText);
  const { plan } = run;
  if (run.state === "failed") return <Banner tone="danger" title={run.problem ?? ""} />;
  if (plan === null)
    return (
      <div className={styles["form"]}>
        <p className={styles["what"]}>{title}</p>
        <ProgressBar label={text("window.planning", { count: run.done })} percent={null} />
      </div>
    );
  const kinds = (["changed", "same", "refused", "skipped"] as const).filter((kind) => plan.counts[kind] > 0);
  return (
    <div className={styles["form"]}>
      <p className={styles["what"]}>{title}</p>
      <ul className={styles["counts"]} aria-label={text("window.planned")}>
        {kinds.map((kind) => {
          const Picture = pictures[kind];
          return (
            <li key={kind} data-kind={kind}>
              <Picture className={styles["picture"]} aria-hidden="true" />
              {text(`plan.${kind}`, { count: plan.counts[kind] })}
            </li>
          );
        })}
      </ul>
      {plan.counts.changed === 0 ? <Banner>{text("window.nothing")}</Banner> : null}
      {plan.causes.length === 0 ? null : (
        <ul className={styles["causes"]}>
          {plan.causes.map(({ cause, count, examples }) => (
            <li key={cause}>
              <strong>
                {count}× {text(`causes.${cause}`)}
              </strong>
              <ul className={styles["examples"]}>
                {examples.map((row) => (
                  <li key={row.con_id}>
                    <Anchor href={`/ui/contacts/${row.con_id}`} target="_blank">
                      {row.name}
                    </Anchor>
                    {row.note === null ? null : <span className={styles["muted"]}> {causeWords(text, row)}</span>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
