import { type Import, isChangeable } from "../../../core/import/import.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { importJobsText } from "../../i18n/en/import-jobs.ts";
import { importText } from "../../i18n/en/import.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./import.module.css";

/** Where an import is continued or viewed. */
export const importHref = (one: Import): string =>
  isChangeable(one) || one.state === "planning"
    ? `/ui/contacts/import?import=${one.id}&step=${one.state === "mapping" ? "columns" : "plan"}`
    : `/ui/contacts/import/status/${one.id}`;

/** Earlier imports. */
export const ImportHistory = ({ history, onRetry }: { readonly history: Remote<readonly Import[]>; readonly onRetry: () => void }) => {
  const text = useText(importText);
  const jobs = useText(importJobsText);
  const dates = useDates();
  const date = (epoch: number): string => dates.at(epoch, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Card title={text("history.title")}>
      <RemoteView remote={history} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles["note"]}>{text("history.none")}</p>
          ) : (
            <ul className={styles["history"]}>
              {all.map((one) => (
                <li key={one.id}>
                  <Anchor href={importHref(one)} className={styles["past"]}>
                    <span className={styles["pastName"]}>{one.filename}</span>
                    <span className={styles["note"]}>{text("history.by", { name: one.started_by, date: date(one.created_at) })}</span>
                    <span className={styles["note"]}>
                      {one.counts === null
                        ? text(`history.states.${one.state}`)
                        : `${text(`history.states.${one.state}`)} · ${jobs("counts", one.counts)}`}
                    </span>
                  </Anchor>
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
