import { Copy, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { Message } from "../kit/message.view.tsx";
import styles from "./social-item.module.css";
import type { ShareLink } from "./use-share-link.ts";

/** The learner's own tracked address, to be copied. */
export const SocialLink = ({ link }: { readonly link: ShareLink }) => {
  const text = useText(lessonFramesText);
  const [isCopied, setCopied] = useState(false);
  if (link.tag === "failed")
    return (
      <Message
        icon={TriangleAlert}
        tone="warning"
        title={text("social.failed")}
        isAlert
        actions={<Button onPress={link.retry}>{text("retry")}</Button>}
      />
    );
  const { address } = link;
  if (address === null) return <p className={styles["points"]}>{text("social.making")}</p>;
  return (
    <div className={styles["own"]}>
      <span>{text("social.link")}</span>
      <span className={styles["address"]}>{address}</span>
      <Button
        icon={Copy}
        onPress={() =>
          void navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {text(isCopied ? "social.copied" : "social.copy")}
      </Button>
    </div>
  );
};
