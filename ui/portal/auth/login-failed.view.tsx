import { type Failure, sayingOf } from "../../../core/kernel/failure.ts";
import { portalAuthText } from "../../i18n/en/portal-auth.ts";
import { useRefusalWords } from "../../i18n/refusal-words.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import styles from "./portal-sign-in.module.css";

/** A failed login: no reason for wrong credentials, the reason for any other failure. */
export const LoginFailed = ({ failure }: { readonly failure: Failure | null }) => {
  const text = useText(portalAuthText);
  const words = useRefusalWords();
  return (
    <div role="alert" className={styles["problem"]}>
      {failure === null ? null : (
        <Banner tone="danger" title={`${text("failedTitle")} ${text("failed")}`}>
          {failure.tag === "unauthorized" ? text("failedHint") : words(sayingOf(failure))}
        </Banner>
      )}
    </div>
  );
};
