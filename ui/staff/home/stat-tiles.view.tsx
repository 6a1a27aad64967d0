import type { ReactNode } from "react";
import type { HomePart } from "../../../core/home/home-state.model.ts";
import type { HomeTile } from "../../../core/home/home-tiles.rule.ts";
import type { ShownTile } from "../../../core/home/home-tiles.view-model.ts";
import { statColumns } from "../../../core/home/stat-columns.rule.ts";
import { statDisplay } from "../../../core/home/stat-display.rule.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Skeleton } from "../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { navigationIcon } from "../navigation-contribution.ts";
import styles from "./stat-tiles.module.css";

type StatTilesProps = {
  readonly tiles: readonly ShownTile[];
  /** link of each tile; absent without permission */
  readonly hrefs: Readonly<Partial<Record<HomeTile, string>>>;
  readonly onRetry: (part: HomePart) => void;
  /** fills the columns left free by the tiles */
  readonly children?: ReactNode;
};

const Label = ({ tile }: { readonly tile: HomeTile }) => {
  const text = useText(homeText);
  const Picture = navigationIcon(tile === "texts" ? "conversations" : tile);
  return (
    <span className={styles["label"]}>
      <Picture className={styles["icon"]} aria-hidden="true" />
      {text(`tiles.${tile}`)}
    </span>
  );
};

const Tile = ({
  shown: { tile, part, number },
  href,
  onRetry,
}: {
  readonly shown: ShownTile;
  readonly href: string | undefined;
  readonly onRetry: (part: HomePart) => void;
}) => {
  const text = useText(homeText);
  const language = useLanguage();
  const label = text(`tiles.${tile}`);
  const known = latestValue(number);
  if (known === undefined || known === null)
    return (
      <div className={styles["tile"]} role="group" aria-label={label} aria-busy={number.tag !== "failed"}>
        <Label tile={tile} />
        {number.tag === "failed" ? (
          <Button kind="quiet" size="small" aria-label={text("tiles.retry", { label })} onPress={() => onRetry(part)}>
            {text("retry")}
          </Button>
        ) : (
          <Skeleton shape="title" width="half" />
        )}
      </div>
    );
  const exact = new Intl.NumberFormat(language).format(known.value);
  const said = known.cap === null ? exact : `${exact} ${text("tiles.cap", { cap: known.cap })}`;
  const content = (
    <>
      <Label tile={tile} /> <VisuallyHidden>{said}</VisuallyHidden>
      <span className={styles["value"]} aria-hidden="true">
        {statDisplay(known.value)}
        {known.cap === null ? null : <span className={styles["cap"]}>{text("tiles.cap", { cap: known.cap })}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <div role="group" aria-label={label} title={exact} className={styles["tile"]}>
      {content}
    </div>
  ) : (
    <Anchor href={href} title={exact} className={styles["tile"]}>
      {content}
    </Anchor>
  );
};

/** The counts of an organisation, each linked to its list; exact numbers in a tooltip and for screen readers. */
export const StatTiles = ({ tiles, hrefs, onRetry, children }: StatTilesProps) => (
  <div className={styles["grid"]} data-columns={statColumns(tiles.length)} data-empty={tiles.length === 0}>
    {tiles.map((shown) => (
      <Tile key={shown.tile} shown={shown} href={hrefs[shown.tile]} onRetry={onRetry} />
    ))}
    {children}
  </div>
);
