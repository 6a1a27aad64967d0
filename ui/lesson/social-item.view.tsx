import { Award, Share2, Users } from "lucide-react";
import { useState } from "react";
import { webAddress } from "../../core/kernel/web-address.ts";
import { mostVisitors } from "../../core/lesson-forms/link-visit.rule.ts";
import { readShare, readSocial } from "../../core/lessons/shown/presented-shown.model.ts";
import { shareAddresses } from "../../core/lessons/shown/share-addresses.rule.ts";
import { lessonFramesText } from "../i18n/en/lesson-frames.ts";
import { lessonViewsText } from "../i18n/en/lesson-views.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { LinkButton } from "../kit/link-button.view.tsx";
import { EmptyPart } from "./empty-part.view.tsx";
import styles from "./social-item.module.css";
import { SocialLink } from "./social-link.view.tsx";
import { type ItemViewProps, useAttempt } from "./use-attempt.ts";
import { useShareLink } from "./use-share-link.ts";
import { VerdictNote } from "./verdict-note.view.tsx";

/** A post with a link to share; shared once the learner confirms that the page for sharing opened. */
export const SocialItem = (item: ItemViewProps) => {
  const text = useText(lessonViewsText);
  const words = useText(lessonFramesText);
  const { verdict, isSending, send } = useAttempt(item, true);
  const [isAsking, setAsking] = useState(false);
  const view = readSocial(item.values);
  const plain = view !== null && webAddress(view.url) !== null ? view.url.trim() : null;
  const forms = item.onAnswer === null ? null : item.forms;
  const link = useShareLink(forms, plain);
  if (view === null) return null;
  const { shared = false, clicks = 0 } = readShare(item.answer) ?? {};
  return (
    <div className={styles["item"]}>
      <blockquote className={styles["post"]}>
        {view.tweet === "" ? <EmptyPart>{text("empty.post")}</EmptyPart> : <p className={styles["words"]}>{view.tweet}</p>}
        {plain === null ? <EmptyPart>{text("empty.address")}</EmptyPart> : <p className={styles["address"]}>{view.url}</p>}
      </blockquote>
      <p className={styles["points"]}>
        <Award className={styles["award"]} aria-hidden="true" />
        {text("social.points", { share: view.share_points, click: view.click_points })}
      </p>
      {forms === null || plain === null ? null : <SocialLink link={link} />}
      {link.address === null ? null : (
        <span className={styles["buttons"]}>
          {shareAddresses(link.address, view.tweet).map(({ network, address }) =>
            item.onAnswer === null ? (
              <Button key={network} icon={Share2} isDisabled>
                {text("social.on", { network })}
              </Button>
            ) : (
              <LinkButton key={network} icon={Share2} href={address} target="_blank" onClick={() => setAsking(!shared)}>
                {text("social.on", { network })}
              </LinkButton>
            ),
          )}
        </span>
      )}
      <div role="status" className={styles["status"]}>
        {isAsking && !shared ? <p>{words("social.asked")}</p> : null}
        {verdict === null || !shared ? null : <VerdictNote verdict={verdict} points={item.score?.points ?? 0} />}
      </div>
      {isAsking && !shared ? (
        <span className={styles["buttons"]}>
          <Button kind="primary" isPending={isSending} onPress={() => send({ shared: true, clicks })}>
            {words("social.yes")}
          </Button>
          <Button kind="quiet" onPress={() => setAsking(false)}>
            {words("social.no")}
          </Button>
        </span>
      ) : null}
      {clicks === 0 ? null : (
        <p className={styles["points"]}>
          <Users className={styles["award"]} aria-hidden="true" />
          {words("social.visitors", { count: clicks, most: mostVisitors })}
        </p>
      )}
    </div>
  );
};
