import { ExternalLink } from "lucide-react";
import { isOpenableAddress } from "../../core/kernel/web-address.ts";
import { readButton } from "../../core/lessons/shown/presented-shown.model.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../kit/link-button.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./files-item.module.css";
import type { ItemViewProps } from "./use-attempt.ts";

/** A link shown as a button. */
export const ButtonItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const view = readButton(item.values);
  if (view === null) return null;
  return (
    <div className={styles["item"]}>
      {view.text === "" ? null : <p className={styles["text"]}>{view.text}</p>}
      {isOpenableAddress(view.url) ? (
        <LinkButton kind="primary" icon={ExternalLink} isWide href={view.url} target="_blank">
          {view.cta === "" ? view.url : view.cta}
        </LinkButton>
      ) : (
        <EmptyPart>{text("empty.address")}</EmptyPart>
      )}
    </div>
  );
};
