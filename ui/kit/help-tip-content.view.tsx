import { ExternalLink, Film } from "lucide-react";
import { isOpenableAddress } from "../../core/kernel/web-address.ts";
import { Anchor } from "./anchor.view.tsx";
import styles from "./help-tip.module.css";

export type HelpTipLink = { readonly name: string; readonly url: string };
export type HelpTipContentProps = {
  /** The explanation; empty when none is written. */
  readonly description: string;
  readonly links?: readonly HelpTipLink[];
  /** A video on the topic, with its link text. */
  readonly film?: HelpTipLink | undefined;
};

const Link = ({ name, url, isFilm }: HelpTipLink & { readonly isFilm: boolean }) => {
  const Picture = isFilm ? Film : ExternalLink;
  const words = (
    <>
      <Picture className={styles["small"]} aria-hidden="true" />
      {name}
    </>
  );
  if (!isOpenableAddress(url)) return <span className={styles["words"]}>{words}</span>;
  return url.startsWith("/") ? (
    <Anchor href={url} className={styles["link"]}>
      {words}
    </Anchor>
  ) : (
    <a href={url} className={styles["link"]} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
};

/** The content of a help tip's popover. */
export const HelpTipContent = ({ description, links = [], film }: HelpTipContentProps) => (
  <div className={styles["content"]}>
    <p className={styles["words"]}>{description}</p>
    {links.map((link) => (
      <Link key={link.url} {...link} isFilm={false} />
    ))}
    {film === undefined ? null : <Link {...film} isFilm />}
  </div>
);
