import type { FileUse } from "../../../core/files/file.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./file-use-list.module.css";
import { useKindWords } from "./use-kind-words.ts";

type FileUseListProps = {
  readonly uses: readonly FileUse[];
  readonly hidden: number;
  /** how many are named; the others are counted */
  readonly most?: number;
};

/** The records that use a file, with links, and how many more there are. */
export const FileUseList = ({ uses, hidden, most = Infinity }: FileUseListProps) => {
  const words = useText(libraryText);
  const kindOf = useKindWords();
  const more = Math.max(0, uses.length - most);
  return (
    <ul className={styles["uses"]}>
      {uses.slice(0, most).map((use) => (
        <li key={`${use.kind}:${use.id}`} className={styles["use"]}>
          <span className={styles["kind"]}>{kindOf(use.kind)}</span>
          {use.href === null ? (
            <span className={styles["name"]}>{use.name}</span>
          ) : (
            <Anchor href={use.href} className={styles["name"]}>
              {use.name}
            </Anchor>
          )}
        </li>
      ))}
      {more === 0 ? null : <li className={styles["rest"]}>{words("remove.more", { count: more })}</li>}
      {hidden === 0 ? null : <li className={styles["rest"]}>{words("remove.hidden", { count: hidden })}</li>}
    </ul>
  );
};
