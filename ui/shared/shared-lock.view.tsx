import { useState } from "react";
import { type Failure, sayingOf } from "../../core/kernel/failure.ts";
import { sharedPageText } from "../i18n/en/shared-page.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";
import { Banner } from "../kit/banner.view.tsx";
import { Button } from "../kit/button.view.tsx";
import { PasswordField } from "../kit/password-field.view.tsx";
import styles from "./shared-page.module.css";

type SharedLockViewProps = {
  /** why the last password was refused; null before the first */
  readonly failure: Failure | null;
  readonly isPending: boolean;
  readonly onOpen: (password: string) => void;
};

/** Asks for the password of a link. */
export const SharedLockView = ({ failure, isPending, onOpen }: SharedLockViewProps) => {
  const text = useText(sharedPageText);
  const words = useRefusalWords();
  const [password, setPassword] = useState("");
  return (
    <section className={styles["card"]}>
      <h1 className={styles["title"]}>{text("lockedTitle")}</h1>
      <p>{text("lockedBody")}</p>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== "" && !isPending) onOpen(password);
        }}
      >
        <div role="alert">{failure === null ? null : <Banner tone="danger" title={words(sayingOf(failure))} />}</div>
        <PasswordField
          label={text("password")}
          autoComplete="current-password"
          name="password"
          value={password}
          onChange={setPassword}
          isRequired
          autoFocus
        />
        <Button kind="primary" type="submit" isWide isPending={isPending}>
          {text("open")}
        </Button>
      </form>
    </section>
  );
};
