import { ExternalLink } from "lucide-react";
import { useRef } from "react";
import { framePolicy } from "../../core/lesson-forms/frame-policy.rule.ts";
import { type ProviderWord, providerWord } from "../../core/lesson-forms/provider-message.rule.ts";
import type { ProvidedType } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { useText } from "../i18n/use-text.ts";
import { LinkButton } from "../kit/link-button.view.tsx";
import styles from "./provider-frame.module.css";
import { useFrameMessages } from "./use-frame-messages.ts";

type Props = {
  readonly type: ProvidedType;
  readonly address: string;
  /** names the frame for screen readers */
  readonly title: string;
  readonly onWord: (word: Exclude<ProviderWord, { kind: "reply" }>) => void;
  /** The page was opened in a new tab. */
  readonly onElsewhere: () => void;
};

/** The page of another host in a frame of its own, and a link to it in case the frame stays empty. */
export const ProviderFrame = ({ type, address, title, onWord, onElsewhere }: Props) => {
  const text = useText(lessonFramesText);
  const frame = useRef<HTMLIFrameElement>(null);
  useFrameMessages(frame, (message, answer) => {
    const word = providerWord(type, address, message);
    if (word?.kind === "reply") answer(word.message);
    else if (word !== null) onWord(word);
  });
  const { sandbox, allow, referrerPolicy } = framePolicy(type, address, window.location.origin);
  return (
    <div className={styles["framed"]}>
      <iframe
        ref={frame}
        className={styles["frame"]}
        title={title}
        src={address}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy={referrerPolicy}
        loading="lazy"
      />
      <p className={styles["trouble"]}>
        <span>{text("trouble")}</span>
        <LinkButton kind="quiet" icon={ExternalLink} href={address} target="_blank" onClick={onElsewhere}>
          {text("newTab")}
        </LinkButton>
      </p>
    </div>
  );
};
