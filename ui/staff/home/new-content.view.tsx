import { ExternalLink } from "lucide-react";
import { useState } from "react";
import type { Enclosure, NewsItem } from "../../../core/home/news.model.ts";
import { newsPicture, newsShown } from "../../../core/home/news.rule.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Skeleton } from "../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import styles from "./new-content.module.css";

export type NewContentProps = {
  readonly news: Remote<readonly NewsItem[]>;
  /** full width, with the items in a row */
  readonly isAlone: boolean;
  readonly onPicture: (title: string, picture: Enclosure) => void;
  readonly onRetry: () => void;
};

const Item = ({ item, onPicture }: { readonly item: NewsItem } & Pick<NewContentProps, "onPicture">) => {
  const text = useText(homeText);
  const dates = useDates();
  const [isBroken, setBroken] = useState(false);
  const { title, description, link, published_at } = item;
  const picture = newsPicture(item);

  return (
    <li className={styles["item"]}>
      {picture === null || isBroken ? (
        <span className={styles["frame"]} />
      ) : (
        <button
          type="button"
          className={styles["frame"]}
          aria-label={text("news.picture", { title })}
          onClick={() => onPicture(title, picture)}
        >
          <img className={styles["picture"]} src={picture.url} alt="" loading="lazy" onError={() => setBroken(true)} />
        </button>
      )}
      <div className={styles["words"]}>
        <h3 className={styles["title"]}>
          <Anchor href={link} target="_blank" className={styles["link"]}>
            {title}
            <ExternalLink className={styles["icon"]} aria-hidden="true" />
            <VisuallyHidden> ({text("news.newTab")})</VisuallyHidden>
          </Anchor>
        </h3>
        <p className={styles["description"]}>{description}</p>
        {published_at === null ? null : (
          <time className={styles["date"]} dateTime={new Date(published_at * 1000).toISOString()}>
            {dates.at(published_at, { dateStyle: "medium" })}
          </time>
        )}
      </div>
    </li>
  );
};

const OnTheirWay = ({ isAlone }: Pick<NewContentProps, "isAlone">) => (
  <ul className={styles["items"]} data-alone={isAlone} aria-hidden="true">
    {Array.from({ length: newsShown }, (_, item) => (
      <li key={item} className={styles["item"]}>
        <span className={styles["frame"]} />
        <div className={styles["words"]}>
          <Skeleton shape="title" width="most" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </li>
    ))}
  </ul>
);

/** News items, each opening in a new tab; hidden when there are none. */
export const NewContent = ({ news, isAlone, onPicture, onRetry }: NewContentProps) => {
  const text = useText(homeText);
  const items = latestValue(news);
  if (items?.length === 0) return null;
  return (
    <Card title={text("news.title")}>
      {items === undefined ? (
        news.tag === "failed" ? (
          <Banner
            tone="warning"
            title={text("news.failed")}
            action={
              <Button size="small" onPress={onRetry}>
                {text("retry")}
              </Button>
            }
          />
        ) : (
          <OnTheirWay isAlone={isAlone} />
        )
      ) : (
        <ul className={styles["items"]} data-alone={isAlone}>
          {items.slice(0, newsShown).map((item) => (
            <Item key={item.link} item={item} onPicture={onPicture} />
          ))}
        </ul>
      )}
    </Card>
  );
};
