import { failureMessage } from "../../../core/kernel/failure.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./audit.module.css";
import type { Trail } from "./use-trail.ts";

/** The end of a list of entries: older ones, that there are none, or why they did not come. */
export const TrailFoot = ({ trail, onMore }: { readonly trail: Trail; readonly onMore: () => void }) => {
  const text = useText(auditText);
  return (
    <>
      {trail.failure === null ? null : <Banner tone="danger">{failureMessage(trail.failure)}</Banner>}
      <p className={styles["foot"]}>
        {trail.next === null ? (
          text("end")
        ) : (
          <Button isPending={trail.isLoading} onPress={onMore}>
            {text("more")}
          </Button>
        )}
      </p>
    </>
  );
};
