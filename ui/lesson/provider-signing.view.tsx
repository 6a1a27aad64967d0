import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { decodedOrNull } from "../../core/kernel/decoded-or-null.ts";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import { Signed } from "../../core/lessons/items/values.model.ts";
import { providerCard } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import styles from "./provider-card.module.css";
import { ProviderFrame } from "./provider-frame.view.tsx";
import { ProviderHead } from "./provider-head.view.tsx";
import { SigningNotice } from "./provider-signing-notice.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { useOnline } from "./use-online.ts";
import { useSigning } from "./use-signing.ts";
import { VerdictNote } from "./verdict-note.view.tsx";

type Props = { readonly item: ItemViewProps; readonly forms: ItemForms };

const readSigned = decodedOrNull(Signed);
const isDone = (answer: unknown): boolean => {
  const { done = false, said = false } = readSigned(answer) ?? {};
  return done || said;
};

/** A document that the learner signs at SignWell, in a frame or a new window; done when SignWell confirms it. */
export const ProviderSigning = ({ item, forms }: Props) => {
  const text = useText(lessonFramesText);
  const words = useText(lessonViewsText);
  const isOnline = useOnline();
  const { verdict, isOpen, isSending, send } = useAttempt(item, true);
  const done = isDone(item.answer);
  const [isElsewhere, setElsewhere] = useState(false);
  const signing = useSigning(forms, done, () => {
    if (!done) send({ done: true });
  });
  const { shown } = signing;
  const card = providerCard("signwell", item.values);
  const opensWindow = item.values["open_popup"] === true;
  const isBlocked = !isOnline || signing.isFailed || isElsewhere;
  const label = card.open === "" ? text("sign.open") : card.open;
  const address = shown !== null && shown !== "closed" && shown.state === "open" ? shown.address : null;
  return (
    <div className={styles["card"]}>
      <ProviderHead name="SignWell" kind={words("provider.signwell")} />
      {done ? null : shown === null ? (
        <SkeletonLines lines={2} />
      ) : shown === "closed" ? (
        signing.isFailed ? null : (
          <Button kind="primary" isWide isPending={signing.isPending} onPress={signing.open}>
            {label}
          </Button>
        )
      ) : address === null ? null : opensWindow ? (
        <LinkButton kind="primary" icon={ExternalLink} isWide href={address} target="_blank" onClick={() => setElsewhere(true)}>
          {label}
        </LinkButton>
      ) : (
        <ProviderFrame
          type="signwell"
          address={address}
          title={text("sign.title")}
          onWord={signing.check}
          onElsewhere={() => setElsewhere(true)}
        />
      )}
      {done ? null : <SigningNotice signing={signing} isOnline={isOnline} isStaff={forms.isStaff} />}
      {item.values["can_advance"] === true && isOpen && !done && isBlocked ? (
        <span className={styles["buttons"]}>
          <Button isPending={isSending} onPress={() => send({ said: true })}>
            {text("claim")}
          </Button>
        </span>
      ) : null}
      <div role="status" className={styles["status"]}>
        {verdict === null ? null : (
          <VerdictNote verdict={verdict} points={item.score?.points ?? 0}>
            {card.done === "" ? null : <p>{card.done}</p>}
          </VerdictNote>
        )}
      </div>
    </div>
  );
};
