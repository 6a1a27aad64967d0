import { Lock } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { lessonText } from "../../i18n/en/lesson.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import styles from "./lesson-failure.module.css";

/** A link to the page that a lesson belongs to. */
export type BackLink = { readonly href: string; readonly label: string };

type Props = { readonly failure: Failure; readonly back: BackLink; readonly keptHref: string; readonly onRetry: () => void };

/** Why a lesson is not available, with a link back to its course or folder. */
export const LessonFailure = ({ failure, back: { href, label }, keptHref, onRetry }: Props) => {
  const text = useText(lessonText);
  const words = useRefusalWords();
  const back = (
    <LinkButton kind="primary" href={href}>
      {label}
    </LinkButton>
  );
  return (
    <div className={styles["failure"]}>
      <PageHeader title={text(failure.tag === "forbidden" ? "lockedTitle" : "lesson")} />
      {failure.tag === "forbidden" ? (
        <Message icon={Lock} title={words(failure)} actions={back} isAlert />
      ) : (
        <FailureState failure={failure} onRetry={onRetry} />
      )}
      {failure.tag === "offline" ? (
        <div className={styles["kept"]}>
          <p>{text("notKept")}</p>
          <LinkButton href={keptHref}>{text("toKept")}</LinkButton>
        </div>
      ) : null}
      {failure.tag === "forbidden" ? null : <p className={styles["back"]}>{back}</p>}
    </div>
  );
};
