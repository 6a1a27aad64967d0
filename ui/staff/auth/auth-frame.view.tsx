import type { ReactNode } from "react";
import { LogoMark } from "../../kit/logo.view.tsx";
import styles from "./auth-frame.module.css";

type AuthFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the form where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The page around the forms for who is not signed in. */
export const AuthFrame = ({ title, lead, aside, children }: AuthFrameProps) => (
  <div className={styles["frame"]} data-wide={aside !== undefined}>
    <section className={styles["card"]}>
      <header className={styles["header"]}>
        <LogoMark />
        <h1 className={styles["title"]}>{title}</h1>
        {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
      </header>
      {children}
    </section>
    {aside === undefined ? null : <aside className={styles["aside"]}>{aside}</aside>}
  </div>
);
