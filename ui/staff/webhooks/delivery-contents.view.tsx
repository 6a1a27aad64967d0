import type { Remote } from "../../../core/kernel/remote.ts";
import type { DeliveryBody } from "../../../core/webhooks/webhook.model.ts";
import { webhooksText } from "../../i18n/en/webhooks.ts";
import { useText } from "../../i18n/use-text.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./webhooks.module.css";

export type DeliveryContentsProps = {
  readonly body: Remote<DeliveryBody>;
  readonly onRetry: () => void;
};

/** JSON with line breaks. */
const spread = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** What a delivery sends. */
export const DeliveryContents = ({ body, onRetry }: DeliveryContentsProps) => {
  const text = useText(webhooksText);
  return (
    <RemoteView remote={body} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
      {({ body: json }) => (
        <code className={styles["body"]} role="group" aria-label={text("log.body")}>
          {spread(json)}
        </code>
      )}
    </RemoteView>
  );
};
