import type { ReactNode } from "react";
import { portalAuthText } from "../../i18n/en/portal-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { LogoMark } from "../../kit/logo.view.tsx";
import { PortalSignInForm, type PortalSignInFormProps } from "./portal-sign-in-form.view.tsx";
import styles from "./portal-sign-in.module.css";

export type PortalSignInViewProps = PortalSignInFormProps & {
  /** null while the portal is unknown */
  readonly portal: string | null;
  /** why the learner has to sign in */
  readonly notice?: ReactNode;
};

/** The sign-in page of the portal. */
export const PortalSignInView = ({ portal, notice, ...form }: PortalSignInViewProps) => {
  const text = useText(portalAuthText);
  return (
    <div className={styles["frame"]}>
      <section className={styles["card"]}>
        <header className={styles["header"]}>
          <LogoMark />
          <h1 className={styles["title"]}>{portal === null ? text("titleAny") : text("title", { portal })}</h1>
        </header>
        {notice}
        <PortalSignInForm {...form} />
      </section>
    </div>
  );
};
