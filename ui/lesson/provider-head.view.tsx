import { Globe } from "lucide-react";
import styles from "./provider-card.module.css";

type Props = {
  readonly name: string;
  /** what it is, such as a form; '' where the name says it */
  readonly kind: string;
};

/** Whose page it is, and what kind of page. */
export const ProviderHead = ({ name, kind }: Props) => (
  <div className={styles["head"]}>
    <span className={styles["picture"]}>
      <Globe className={styles["icon"]} aria-hidden="true" />
    </span>
    <p className={styles["words"]}>
      <strong className={styles["provider"]}>{name}</strong>
      <span className={styles["kind"]}>{kind}</span>
    </p>
  </div>
);
