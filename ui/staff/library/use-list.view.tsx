import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import styles from "./use-list.module.css";

/** A record that uses an entry. */
export type ListedUse = { readonly key: string; readonly kind: string; readonly name: string; readonly href: string | null };

type UseListProps = {
  readonly uses: readonly ListedUse[];
  readonly hidden: number;
  /** how many are named; the others are counted */
  readonly most?: number;
};

/** The records that use an entry, with links, and how many more there are. */
export const UseList = ({ uses, hidden, most = Infinity }: UseListProps) => {
  const text = useText(libraryText);
  const more = Math.max(0, uses.length - most);
  return (
    <ul className={styles["uses"]}>
      {uses.slice(0, most).map(({ key, kind, name, href }) => (
        <li key={key} className={styles["use"]}>
          <span className={styles["kind"]}>{kind}</span>
          {href === null ? (
            <span className={styles["name"]}>{name}</span>
          ) : (
            <Anchor href={href} className={styles["name"]}>
              {name}
            </Anchor>
          )}
        </li>
      ))}
      {more === 0 ? null : <li className={styles["rest"]}>{text("remove.more", { count: more })}</li>}
      {hidden === 0 ? null : <li className={styles["rest"]}>{text("remove.hidden", { count: hidden })}</li>}
    </ul>
  );
};
