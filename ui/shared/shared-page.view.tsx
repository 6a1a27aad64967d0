import { Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import type { SharedPageState } from "../../core/files/shared-page.service.ts";
import { sharedPageText } from "../i18n/en/shared-page.ts";
import { useRefusalWords } from "../i18n/refusal-words.ts";
import { useText } from "../i18n/use-text.ts";
import { FailureState } from "../kit/failure-state.view.tsx";
import { LogoMark } from "../kit/logo.view.tsx";
import { Message } from "../kit/message.view.tsx";
import { Spinner } from "../kit/spinner.view.tsx";
import { VisuallyHidden } from "../kit/visually-hidden.view.tsx";
import { SharedFilesView } from "./shared-files.view.tsx";
import { SharedLockView } from "./shared-lock.view.tsx";
import styles from "./shared-page.module.css";

export type SharedPageViewProps = {
  readonly state: SharedPageState;
  /** @param password '' for none */
  readonly onOpen: (password: string) => void;
};

const Body = ({ state, onOpen }: SharedPageViewProps): ReactNode => {
  const text = useText(sharedPageText);
  const words = useRefusalWords();
  switch (state.kind) {
    case "loading":
      return (
        <p role="status">
          <Spinner />
          <VisuallyHidden>{text("loading")}</VisuallyHidden>
        </p>
      );
    case "locked":
      return <SharedLockView failure={state.failure} isPending={state.isPending} onOpen={onOpen} />;
    case "open":
      return <SharedFilesView content={state.content} />;
    case "failed":
      return state.failure.tag === "not-found" ? (
        <Message icon={Link2Off} title={text("goneTitle")} isAlert isPage>
          {words(state.failure)}
        </Message>
      ) : (
        <FailureState failure={state.failure} onRetry={() => onOpen("")} isPage />
      );
  }
};

/** The page that a link opens, in each of its states. */
export const SharedPageView = (props: SharedPageViewProps) => (
  <div className={styles["page"]}>
    <div className={styles["brand"]}>
      <LogoMark />
    </div>
    <main className={styles["content"]}>
      <Body {...props} />
    </main>
  </div>
);
