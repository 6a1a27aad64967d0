import { Check, LoaderCircle } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import type { MediaItem } from "../../../../core/media-sources/media-source.model.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useText } from "../../../i18n/use-text.ts";
import { cardForKey } from "../../../kit/card-keys.ts";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { fileIcons } from "../file-look.ts";
import look from "./media-grid.module.css";
import styles from "./picker-grid.module.css";

export type MediaGridProps = {
  readonly label: string;
  readonly items: readonly MediaItem[];
  /** ids of the items whose copies are chosen */ readonly chosen: readonly string[];
  /** id of the item that is being copied; null for none */ readonly copying: string | null;
  readonly onTake: (item: MediaItem) => void;
};

const optionsOf = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

/** Options in the first line of the grid. */
const columnsOf = (options: readonly HTMLElement[]): number => {
  const top = options[0]?.offsetTop;
  return Math.max(1, options.filter(({ offsetTop }) => offsetTop === top).length);
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
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === active),
  );
  const press = (event: KeyboardEvent, item: MediaItem, place: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const options = optionsOf(list.current);
    const next = cardForKey(event.key, place, items.length, columnsOf(options));
    if (next === null && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (next === null) onTake(item);
    else options[next]?.focus();
  };
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
            onFocus={() => setActive(item.id)}
            onClick={() => onTake(item)}
            onKeyDown={(event) => press(event, item, place)}
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
