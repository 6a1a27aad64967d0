import { Check, ChevronRight, CornerDownLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Keys } from "../../kit/keys.view.tsx";
import rows from "../../kit/option-list.module.css";
import { useActiveInSight } from "../../kit/use-active-in-sight.ts";
import type { PaletteRow, PaletteSection } from "./palette-row.ts";
import styles from "./palette.module.css";

type PaletteListProps = {
  /** id prefix of the list and its rows */
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  readonly active: string | null;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string, inNewTab: boolean) => void;
};

type RowProps = { readonly row: PaletteRow; readonly rowId: string; readonly isActive: boolean } & Pick<
  PaletteListProps,
  "onActive" | "onChoose"
>;

const Words = ({ row, isActive }: { readonly row: PaletteRow; readonly isActive: boolean }) => {
  const text = useText(paletteText);
  const Picture = row.icon;
  return (
    <>
      {row.record?.type === "contact" ? (
        <Avatar name={row.record.name} id={String(row.record.id)} size={24} isDecorative />
      ) : Picture === undefined ? null : (
        <Picture className={rows["icon"]} aria-hidden="true" />
      )}
      <span className={rows["title"]}>{row.title}</span>
      {row.note === undefined || row.note === "" ? null : <span className={rows["note"]}>{row.note}</span>}
      {row.record === undefined ? null : <span className={styles["type"]}>{text(`types.${row.record.type}`)}</span>}
      {row.isCurrent === true ? (
        <span className={styles["type"]}>
          <Check className={rows["icon"]} aria-hidden="true" /> {text("current")}
        </span>
      ) : null}
      {row.keys === undefined ? null : <Keys keys={row.keys} />}
      {row.isNested === true ? (
        <ChevronRight className={rows["icon"]} aria-hidden="true" />
      ) : isActive ? (
        <CornerDownLeft className={rows["icon"]} data-enter="true" aria-hidden="true" />
      ) : null}
    </>
  );
};

/** A row; one with a URL is a real link, so that a middle click opens a new tab. The focus stays in the input. */
const Row = ({ row, rowId, isActive, onActive, onChoose }: RowProps) => {
  const setElement = useActiveInSight(isActive);
  const shared = {
    id: rowId,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    className: rows["row"],
    "data-active": isActive,
    onMouseDown: (event: MouseEvent) => {
      if (event.button === 0) event.preventDefault();
    },
    onMouseMove: () => {
      if (!isActive) onActive(row.id);
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChoose(row.id, event.ctrlKey || event.metaKey);
    },
  } as const;
  if (row.href !== undefined)
    return (
      <a {...shared} href={row.href} ref={setElement}>
        <Words row={row} isActive={isActive} />
      </a>
    );
  return (
    <div {...shared} ref={setElement}>
      <Words row={row} isActive={isActive} />
    </div>
  );
};

/** The rows in their groups; the input marks one of them. */
export const PaletteList = ({ id, sections, active, onActive, onChoose }: PaletteListProps) => {
  const text = useText(paletteText);
  return (
    <div id={`${id}list`} role="listbox" aria-label={text("list")} className={styles["list"]}>
      {sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`${id}group-${section.id}`} className={styles["group"]}>
          <div id={`${id}group-${section.id}`} role="presentation" className={rows["groupTitle"]}>
            {section.title}
          </div>
          {section.rows.map((row) => (
            <Row key={row.id} row={row} rowId={`${id}${row.id}`} isActive={row.id === active} onActive={onActive} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
};
