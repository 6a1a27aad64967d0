import type { AuthorFinding } from "../../../../core/lessons/check/author-finding.model.ts";
import type { LinkStatus } from "../../../../core/lessons/check/link-status.model.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonToolsText } from "../../../i18n/en/lesson-tools.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { useItemWords } from "../editor/use-item-words.ts";
import styles from "./lesson-tools.module.css";

/** @property links null before they were checked */
type AuthorCheckProps = {
  readonly findings: readonly AuthorFinding[];
  readonly items: readonly LessonItem[];
  readonly links: readonly LinkStatus[] | null;
  readonly isChecking: boolean;
  readonly error: string;
  readonly onLinks: () => void;
  /** @param field within the item, such as `values.body` */
  readonly onGo: (uuid: string, field: string) => void;
  readonly onClose: () => void;
};

const countOf = (links: readonly LinkStatus[], state: LinkStatus["state"]): number => links.filter((link) => link.state === state).length;

/** What some learners would miss in a lesson, each with the way to it, and addresses that do not answer. */
export const AuthorCheckView = ({ findings, items, links, isChecking, error, onLinks, onGo, onClose }: AuthorCheckProps) => {
  const text = useText(lessonToolsText);
  const words = useItemWords();
  const dead = (links ?? [])
    .filter(({ state }) => state === "dead")
    .map(({ uuid, key, address }): AuthorFinding => ({ kind: "dead_link", uuid, key, about: address }));
  const all = [...findings, ...dead];
  const linkWords = (): string => {
    if (links === null) return text("check.linksHelp");
    if (links.length === 0) return text("check.linksNone");
    const unknown = countOf(links, "unknown");
    if (unknown > 0) return text("check.linksUnknown", { count: unknown });
    return dead.length > 0 ? "" : text("check.linksAlive", { count: links.length });
  };
  return (
    <Dialog
      title={text("check.title")}
      size="600"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{text("check.close")}</Button>}
    >
      <p className={styles["body"]}>{all.length === 0 ? text("check.none") : text("check.found", { count: all.length })}</p>
      <ul className={styles["list"]}>
        {all.map(({ kind, uuid, key, about }, at) => {
          const position = items.findIndex((item) => item.uuid === uuid);
          const item = items[position];
          const name = item === undefined ? "" : words(item, position + 1);
          const finding = text(`findings.${kind}`, { about });
          return (
            <li key={`${at}-${uuid}`} className={styles["entry"]}>
              <span className={styles["words"]}>
                <span className={styles["name"]}>{name}</span>
                <span>{finding}</span>
              </span>
              <Button size="small" aria-label={text("check.goTo", { item: name, finding })} onPress={() => onGo(uuid, key)}>
                {text("check.go")}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles["links"]}>
        <Button isPending={isChecking} onPress={onLinks}>
          {text("check.links")}
        </Button>
        <p role="status" className={styles["note"]}>
          {error === "" ? linkWords() : error}
        </p>
      </div>
    </Dialog>
  );
};
