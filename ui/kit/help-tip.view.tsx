import { CircleHelp, ExternalLink, Film } from "lucide-react";
import { Anchor } from "./anchor.view.tsx";
import styles from "./help-tip.module.css";
import { Popover } from "./popover.view.tsx";
import { Press } from "./press.view.tsx";

export type HelpTipLink = { readonly name: string; readonly url: string };
export type HelpTipProps = {
  /** The icon's name. */
  readonly label: string;
  /** What the popover says; empty when nothing is written. */
  readonly description: string;
  readonly links?: readonly HelpTipLink[];
  /** A film about it, with the words that lead to it. */
  readonly film?: HelpTipLink | undefined;
  /** Stands beside the icon, for those who write the tooltips. */
  readonly slug?: string | undefined;
  /** Nothing is written: the slug stands there in red. */
  readonly isUnresolved?: boolean;
};

const Link = ({ name, url, isFilm }: HelpTipLink & { readonly isFilm: boolean }) => {
  const Picture = isFilm ? Film : ExternalLink;
  const words = (
    <>
      <Picture className={styles["small"]} aria-hidden="true" />
      {name}
    </>
  );
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

/** An icon beside a thing that explains it in a popover. */
export const HelpTip = ({ label, description, links = [], film, slug, isUnresolved = false }: HelpTipProps) => {
  const trigger = (
    <Press className={styles["button"] ?? ""} aria-label={label} data-unresolved={isUnresolved}>
      <CircleHelp className={styles["icon"]} aria-hidden="true" />
      {slug === undefined ? null : <code className={styles["slug"]}>{slug}</code>}
    </Press>
  );
  return (
    <Popover label={label} trigger={trigger}>
      {() => (
        <div className={styles["content"]}>
          <p className={styles["words"]}>{description}</p>
          {links.map((link) => (
            <Link key={link.url} {...link} isFilm={false} />
          ))}
          {film === undefined ? null : <Link {...film} isFilm />}
        </div>
      )}
    </Popover>
  );
};
