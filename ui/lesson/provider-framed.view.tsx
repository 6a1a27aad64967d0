import { ExternalLink, TriangleAlert, WifiOff } from "lucide-react";
import { useState } from "react";
import type { ItemForms } from "../../core/lesson-forms/item-forms.service.ts";
import { Done } from "../../core/lessons/items/values.model.ts";
import { type ProvidedType, providerCard } from "../../core/lessons/shown/provider-card.rule.ts";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { Message } from "../kit/message.view.tsx";
import { SkeletonLines } from "../kit/skeleton.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./provider-card.module.css";
import { ProviderFrame } from "./provider-frame.view.tsx";
import { ProviderHead } from "./provider-head.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { useItemFrame } from "./use-item-frame.ts";
import { useOnline } from "./use-online.ts";
import { VerdictNote } from "./verdict-note.view.tsx";

type Props = { readonly item: ItemViewProps; readonly type: ProvidedType; readonly forms: ItemForms };

const isDone = (answer: unknown): boolean => Done.is(answer) && answer.done;

/** The page of another host, which tells by a message that it is done. */
export const ProviderFramed = ({ item, type, forms }: Props) => {
  const text = useText(lessonFramesText);
  const words = useText(lessonViewsText);
  const isOnline = useOnline();
  const { verdict, isOpen, isSending, send } = useAttempt(item, true);
  const card = providerCard(type, item.values);
  const done = isDone(item.answer);
  const { state, open } = useItemFrame(forms, card.open === "" && !done && card.address !== null);
  const [isElsewhere, setElsewhere] = useState(false);
  const kind = words(`provider.${type}`);
  const provider = card.provider === "" ? kind : card.provider;
  const finish = (answer: unknown): void => {
    if (isOpen && !done) send(answer);
  };
  const claimed = type === "custom" ? { done: true, points: null } : { done: true };
  const isBlocked = !isOnline || state.tag === "failed";
  const mayClaim = item.values["can_advance"] === true && isOpen && !done && (isBlocked || isElsewhere);
  const label = done ? text("openAgain") : card.open !== "" ? card.open : card.isPage ? text("openPage") : text("open", { provider });
  const link =
    card.address === null ? null : (
      <LinkButton icon={ExternalLink} href={card.address} target="_blank" onClick={() => setElsewhere(true)}>
        {text("newTab")}
      </LinkButton>
    );
  return (
    <div className={styles["card"]}>
      <ProviderHead name={provider} kind={card.provider === "" ? "" : kind} />
      {card.address === null ? <EmptyPart>{words("empty.address")}</EmptyPart> : null}
      {card.address === null ? null : !isOnline && state.tag !== "shown" ? (
        <Message icon={WifiOff} title={text("offline")} actions={link}>
          {text("offlineBody")}
        </Message>
      ) : state.tag === "closed" ? (
        <Button kind={done ? "secondary" : "primary"} isWide onPress={open}>
          {label}
        </Button>
      ) : state.tag === "loading" ? (
        <SkeletonLines lines={6} />
      ) : state.tag === "failed" ? (
        <Message
          icon={TriangleAlert}
          tone="warning"
          title={text("failed")}
          isAlert
          actions={
            <>
              <Button onPress={open}>{text("retry")}</Button>
              {link}
            </>
          }
        >
          {text("failedBody")}
        </Message>
      ) : state.address === null ? null : (
        <ProviderFrame
          type={type}
          address={state.address}
          title={text("frame", { kind, provider })}
          onWord={(word) => word.kind === "done" && finish(word.answer)}
          onElsewhere={() => setElsewhere(true)}
        />
      )}
      {mayClaim || (card.skip !== "" && isOpen && !done) ? (
        <span className={styles["buttons"]}>
          {mayClaim ? (
            <Button isPending={isSending} onPress={() => finish(claimed)}>
              {text("claim")}
            </Button>
          ) : null}
          {card.skip === "" || !isOpen || done ? null : (
            <Button kind="quiet" onPress={() => finish({ done: true })}>
              {card.skip}
            </Button>
          )}
        </span>
      ) : null}
      <div role="status" className={styles["status"]}>
        {verdict === null || type === "embed" ? null : (
          <VerdictNote verdict={verdict} points={item.score?.points ?? 0}>
            {card.done === "" ? null : <p>{card.done}</p>}
          </VerdictNote>
        )}
      </div>
    </div>
  );
};
