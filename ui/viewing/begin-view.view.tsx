import { type Failure, failureMessage } from "../../core/kernel/failure.ts";
import { Banner } from "../kit/banner.view.tsx";
import { Button } from "../kit/button.view.tsx";
import { Dialog } from "../kit/dialog.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import styles from "./begin-view.module.css";

/** @property points what holds during the view, one sentence each */
export type BeginViewWords = {
  readonly title: string;
  readonly about: string;
  readonly points: readonly string[];
  readonly cancel: string;
  readonly begin: string;
  readonly blocked: string;
  readonly follow: string;
};

export type BeginViewProps = {
  readonly words: BeginViewWords;
  /** of the view that has begun, where the browser did not open a tab for it */
  readonly address: string | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onBegin: () => void;
  readonly onClose: () => void;
};

/** The dialog that explains viewing an application as another user, and begins it. */
export const BeginView = ({ words, address, isPending, failure, onBegin, onClose }: BeginViewProps) => (
  <Dialog
    title={words.title}
    isOpen
    onClose={onClose}
    footer={
      <>
        <Button onPress={onClose}>{words.cancel}</Button>
        {address === null ? (
          <Button kind="primary" isPending={isPending} onPress={onBegin}>
            {words.begin}
          </Button>
        ) : (
          <LinkButton kind="primary" href={address} target="_blank" rel="noreferrer">
            {words.follow}
          </LinkButton>
        )}
      </>
    }
  >
    <div className={styles["words"]}>
      {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
      {address === null ? null : <Banner tone="warning">{words.blocked}</Banner>}
      <p>{words.about}</p>
      <ul className={styles["points"]}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  </Dialog>
);
