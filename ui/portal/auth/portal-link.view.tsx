import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { portalAuthText } from "../../i18n/en/portal-auth.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { LogoMark } from "../../kit/logo.view.tsx";
import styles from "./portal-sign-in.module.css";

export type PortalLinkViewProps = {
  /** null while unknown */
  readonly portal: string | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onUse: () => void;
};

/** The page that a portal link opens. */
export const PortalLinkView = ({ portal, isPending, failure, onUse }: PortalLinkViewProps) => {
  const text = useText(portalAuthText);
  const words = useRefusalWords();
  return (
    <div className={styles["frame"]}>
      <section className={styles["card"]}>
        <header className={styles["header"]}>
          <LogoMark />
          <h1 className={styles["title"]}>{portal === null ? text("titleAny") : text("linkTitle", { portal })}</h1>
        </header>
        <p>{text("linkBody")}</p>
        <div role="alert">{failure === null ? null : <Banner tone="danger" title={words(sayingOf(failure))} />}</div>
        <Button kind="primary" isWide isPending={isPending} onPress={onUse}>
          {text("linkUse")}
        </Button>
      </section>
    </div>
  );
};

/** A notice above the usual sign-in that a link has expired. */
export const LinkStale = () => {
  const text = useText(portalAuthText);
  return (
    <div role="alert">
      <Banner tone="warning" title={text("linkStale")}>
        {text("linkInstead")}
      </Banner>
    </div>
  );
};
