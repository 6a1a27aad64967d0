import { Check, LoaderCircle } from "lucide-react";
import { useState } from "react";
import type { MediaItem } from "../../../../core/media-sources/media-source.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { fileIcons } from "../file-look.ts";
import look from "./media-grid.module.css";
import styles from "./picker-grid.module.css";
import { useOptionGrid } from "./use-option-grid.ts";

export type MediaGridProps = {
  readonly label: string;
  readonly items: readonly MediaItem[];
  /** ids of the items whose copies are chosen */ readonly chosen: readonly string[];
  /** id of the item that is being copied; null for none */ readonly copying: string | null;
  readonly onTake: (item: MediaItem) => void;
};

const Thumbnail = ({ item }: { readonly item: MediaItem }) => {
  const [isBroken, setBroken] = useState(false);
  const Picture = fileIcons[item.type];
  if (item.thumbnail === null || isBroken) return <Picture className={look["icon"]} />;
  return <img className={look["image"]} src={item.thumbnail} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />;
};

/** A list box of files at a source: arrow keys move, Space and Enter copy a file and choose it, or take it out again. */
export const MediaGrid = ({ label, items, chosen, copying, onTake }: MediaGridProps) => {
  const text = useText(filePickerText);
  const { list, at, focused, press } = useOptionGrid(items.map(({ id }) => id));
  return (
    <div ref={list} role="listbox" className={styles["grid"]} aria-label={label} aria-multiselectable="true">
      {items.map((item, place) => {
        const isChosen = chosen.includes(item.id);
        const name = item.name === "" ? text("media.untitled") : item.name;
        const credit = item.credit === "" ? "" : text("media.by", { author: item.credit });
        return (
          <div
            key={item.id}
            role="option"
            className={styles["option"]}
            aria-selected={isChosen}
            aria-busy={copying === item.id}
            tabIndex={place === at ? 0 : -1}
            onFocus={() => focused(place)}
            onKeyDown={(event) => press(event, place, () => onTake(item))}
            onClick={() => onTake(item)}
          >
            <span className={styles["frame"]} aria-hidden="true">
              <Thumbnail item={item} />
              {copying === item.id ? <LoaderCircle className={look["busy"]} /> : null}
              {isChosen ? <Check className={styles["mark"]} /> : null}
            </span>
            <span className={styles["name"]}>{name}</span> <VisuallyHidden>{text(`kinds.${item.type}`)}</VisuallyHidden>{" "}
            {credit === "" ? null : <span className={look["credit"]}>{credit}</span>}
          </div>
        );
      })}
    </div>
  );
};
