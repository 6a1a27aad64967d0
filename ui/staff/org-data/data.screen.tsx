import { orgDataText } from "../../i18n/en/org-data.ts";
import { useText } from "../../i18n/use-text.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { ExportsScreen } from "./exports.screen.tsx";
import styles from "./org-data.module.css";
import { RetentionScreen } from "./retention.screen.tsx";

/** Exports of the whole organisation, and how long records are kept. */
export const DataScreen = () => {
  const text = useText(orgDataText);
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} />
      <div className={styles["stack"]}>
        <ExportsScreen />
        <RetentionScreen />
      </div>
    </>
  );
};
