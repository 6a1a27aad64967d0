import type { RefusedLine } from "../../../core/offline/refused-lines.view-model.ts";
import { portalOfflineText } from "../../i18n/en/portal-offline.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import styles from "./offline.module.css";

type RefusedViewProps = {
  readonly lines: readonly RefusedLine[];
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onDismiss: () => void;
};

/** Answers that waited on this device and that the server refused: in which lesson, and why. */
export const RefusedView = ({ lines, href, onDismiss }: RefusedViewProps) => {
  const text = useText(portalOfflineText);
  const words = useRefusalWords();
  return (
    <div role="status">
      {lines.length === 0 ? null : (
        <Banner
          tone="warning"
          title={text("refused.title")}
          action={
            <Button size="small" onPress={onDismiss}>
              {text("refused.ok")}
            </Button>
          }
        >
          <ul className={styles["refusals"]}>
            {lines.map(({ key, lesson, reason, place }) => (
              <li key={key}>
                {text("refused.line", { lesson: lesson ?? text("refused.lesson"), reason: words(reason) })}{" "}
                {place === null ? null : (
                  <Anchor href={href(`/course/${place.course}/lesson/${place.trigger}`)} className={styles["lesson"]}>
                    {text("refused.open")}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
};
