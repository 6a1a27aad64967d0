import { failureMessage } from "../../../core/kernel/failure.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./audit.module.css";
import type { Trail } from "./use-trail.ts";

/**
 * The end of a list of entries: a button for older ones, the date back to which the search has read, the end of the log, or the error.
 * @property timeZone of the date back to which the search has read
 */
export const TrailFoot = ({
  trail,
  timeZone,
  onMore,
}: {
  readonly trail: Trail;
  readonly timeZone?: string | undefined;
  readonly onMore: () => void;
}) => {
  const text = useText(auditText);
  const dates = useDates(timeZone);
  const day = (at: number): string => dates.at(at, { dateStyle: "long" });
  return (
    <>
      {trail.failure === null ? null : <Banner tone="danger">{failureMessage(trail.failure)}</Banner>}
      {trail.searched === null ? null : (
        <p className={styles["searched"]} role="status">
          {text(trail.entries?.length === 0 ? "searchedNone" : "searched", { day: day(trail.searched) })}
        </p>
      )}
      <p className={styles["foot"]}>
        {trail.next === null ? (
          text("end")
        ) : (
          <Button isPending={trail.isLoading} onPress={onMore}>
            {text(trail.searched === null ? "more" : "searchOn")}
          </Button>
        )}
      </p>
    </>
  );
};
