import { Award, Share2 } from "lucide-react";
import { webAddress } from "../../core/kernel/web-address.ts";
import { readShare, readSocial } from "../../core/lessons/shown/presented-shown.model.ts";
import { shareAddresses } from "../../core/lessons/shown/share-addresses.rule.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./social-item.module.css";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { VerdictNote } from "./verdict-note.view.tsx";

/** A post with a link to share; opening a network's page counts as shared. */
export const SocialItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const { verdict, send } = useAttempt(item, true);
  const view = readSocial(item.values);
  if (view === null) return null;
  const isReady = webAddress(view.url) !== null;
  const share = (): void => send({ shared: true, clicks: readShare(item.answer)?.clicks ?? 0 });
  return (
    <div className={styles["item"]}>
      <blockquote className={styles["post"]}>
        {view.tweet === "" ? <EmptyPart>{text("empty.post")}</EmptyPart> : <p className={styles["words"]}>{view.tweet}</p>}
        {isReady ? <p className={styles["address"]}>{view.url}</p> : <EmptyPart>{text("empty.address")}</EmptyPart>}
      </blockquote>
      <p className={styles["points"]}>
        <Award className={styles["award"]} aria-hidden="true" />
        {text("social.points", { share: view.share_points, click: view.click_points })}
      </p>
      {isReady ? (
        <span className={styles["buttons"]}>
          {shareAddresses(view.url, view.tweet).map(({ network, address }) =>
            item.onAnswer === null ? (
              <Button key={network} icon={Share2} isDisabled>
                {text("social.on", { network })}
              </Button>
            ) : (
              <LinkButton key={network} icon={Share2} href={address} target="_blank" onClick={share}>
                {text("social.on", { network })}
              </LinkButton>
            ),
          )}
        </span>
      ) : null}
      <div role="status" className={styles["status"]}>
        {verdict === null ? null : <VerdictNote verdict={verdict} points={item.score?.points ?? 0} />}
      </div>
    </div>
  );
};
