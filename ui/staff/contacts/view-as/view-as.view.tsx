import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { viewAsContactText } from "../../../i18n/en/view-as-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Dialog } from "../../../kit/dialog.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import styles from "./view-as.module.css";

export type ViewAsViewProps = {
  readonly name: string;
  /** of the view that has begun, where the browser did not open a tab for it */
  readonly address: string | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onBegin: () => void;
  readonly onClose: () => void;
};

/** The dialog that explains a view of the portal as a contact, and begins it. */
export const ViewAsView = ({ name, address, isPending, failure, onBegin, onClose }: ViewAsViewProps) => {
  const text = useText(viewAsContactText);
  return (
    <Dialog
      title={text("title", { name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          {address === null ? (
            <Button kind="primary" isPending={isPending} onPress={onBegin}>
              {text("begin")}
            </Button>
          ) : (
            <LinkButton kind="primary" href={address} target="_blank" rel="noreferrer">
              {text("follow", { name })}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles["words"]}>
        {failure === null ? null : <Banner tone="danger" title={failureMessage(failure)} />}
        {address === null ? null : <Banner tone="warning">{text("blocked")}</Banner>}
        <p>{text("about", { name })}</p>
        <ul className={styles["points"]}>
          <li>{text("readOnly")}</li>
          <li>{text("noTrace")}</li>
          <li>{text("recorded")}</li>
        </ul>
      </div>
    </Dialog>
  );
};
