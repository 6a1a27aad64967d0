import type { LessonDeadLinks } from "../../../../core/lessons/check/dead-link.model.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { lessonHref } from "../lessons-address.ts";
import styles from "./lesson-tools.module.css";

/** How many lessons lead to addresses that do not answer. */
export const DeadLinksNotice = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }) => {
  const text = useText(lessonToolsText);
  return (
    <Banner
      tone="warning"
      title={text("deadLinks.title", { count })}
      action={
        <Button size="small" onPress={onShow}>
          {text("deadLinks.show")}
        </Button>
      }
    />
  );
};

type DeadLinksDialogProps = {
  readonly lessons: readonly LessonDeadLinks[];
  /** @param at epoch seconds */
  readonly dateOf: (at: number) => string;
  readonly onClose: () => void;
};

/** The lessons that lead to addresses that do not answer, each with the way into its editor. */
export const DeadLinksDialog = ({ lessons, dateOf, onClose }: DeadLinksDialogProps) => {
  const text = useText(lessonToolsText);
  return (
    <Dialog
      title={text("deadLinks.dialog")}
      size="600"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{text("check.close")}</Button>}
    >
      <p className={styles["body"]}>{text("deadLinks.help")}</p>
      <ul className={styles["list"]}>
        {lessons.map(({ lesson_id, name, checked_at, links }) => (
          <li key={lesson_id} className={styles["entry"]}>
            <span className={styles["words"]}>
              <span className={styles["name"]}>{name}</span>
              {[...new Set(links.map(({ address }) => address))].map((address) => (
                <span key={address}>{address}</span>
              ))}
              <span className={styles["note"]}>{text("deadLinks.checked", { date: dateOf(checked_at) })}</span>
            </span>
            <LinkButton size="small" href={lessonHref(lesson_id)} aria-label={text("deadLinks.open", { name })}>
              {text("deadLinks.edit")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
