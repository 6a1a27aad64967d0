import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import type { ExplainedLine, Explanation } from "../../../core/groups/group-answers.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { groupsText } from "../../i18n/en/groups.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./group-edit.module.css";

type ExplainDialogProps = {
  readonly group: string;
  readonly explanation: Remote<Explanation>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

const lines = 4;

const Line = ({ line }: { readonly line: ExplainedLine }) => {
  const text = useText(groupsText);
  const Picture = line.verdict === null ? CircleHelp : line.verdict ? CircleCheck : CircleX;
  const words = { clause: line.text, all: text("explain.all"), any: text("explain.any"), redacted: text("explain.redacted") } as const;
  return (
    <li className={styles["line"]} data-verdict={line.verdict ?? "untold"} data-depth={line.depth}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      <div>
        {words[line.kind]}{" "}
        <VisuallyHidden>{text(line.verdict === null ? "explain.untold" : line.verdict ? "explain.yes" : "explain.no")}</VisuallyHidden>
        {line.value === null ? null : <span className={styles["has"]}>{text("explain.has", { value: line.value })}</span>}
      </div>
    </li>
  );
};

/** Why a contact is or is not in a group: each condition with the contact's value and the result. */
export const ExplainDialog = ({ group, explanation, onRetry, onClose }: ExplainDialogProps) => {
  const text = useText(groupsText);
  const title =
    explanation.tag === "loaded"
      ? text(explanation.value.belongs ? "explain.in" : "explain.out", { person: explanation.value.person.name, group })
      : text("explain.title");
  return (
    <Dialog title={title} size="600" isOpen onClose={onClose} footer={<Button onPress={onClose}>{text("explain.close")}</Button>}>
      <RemoteView remote={explanation} skeleton={<SkeletonLines lines={lines} />} onRetry={onRetry}>
        {({ archived, lines: all }) => (
          <div className={styles["members"]}>
            {archived ? <Banner tone="warning">{text("explain.archived")}</Banner> : null}
            <ul className={styles["lines"]}>
              {all.map((line, index) => (
                <Line key={index} line={line} />
              ))}
            </ul>
          </div>
        )}
      </RemoteView>
    </Dialog>
  );
};
