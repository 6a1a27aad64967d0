import { ArrowLeft, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import type { PaletteLevel } from "../../../core/shell/palette.service.ts";
import { paletteText } from "../../i18n/en/palette.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { keepFocus } from "../../kit/keep-focus.ts";
import { Spinner } from "../../kit/spinner.view.tsx";
import { useBackCloses } from "../../kit/use-back-closes.ts";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import { PaletteHints } from "./palette-hints.view.tsx";
import { PaletteList } from "./palette-list.view.tsx";
import type { PaletteSection } from "./palette-row.ts";
import styles from "./palette.module.css";

export type PaletteViewProps = {
  readonly level: PaletteLevel;
  readonly text: string;
  readonly sections: readonly PaletteSection[];
  /** id of the row that Enter chooses; null without rows */
  readonly active: string | null;
  /** a request is pending */
  readonly isWaiting: boolean;
  /** the error, above the list */
  readonly problem?: ReactNode;
  /** the empty state, instead of the list */
  readonly nothing: ReactNode;
  /** beside the list on wide screens; absent when the list has no records */
  readonly preview?: ReactNode;
  readonly onType: (text: string) => void;
  readonly onActive: (id: string) => void;
  readonly onChoose: (id: string, inNewTab: boolean) => void;
  /** absent at the top level */
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** Keys of IME composition are ignored. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The command palette: a combobox with a preview of the marked record. */
export const PaletteView = (props: PaletteViewProps) => {
  const { level, sections, active, isWaiting, onBack, onClose } = props;
  const text = useText(paletteText);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const rows = sections.flatMap((section) => section.rows);
  useBackCloses(true, onClose);
  useFocusAfter(level, () => field.current?.focus());
  const move = (by: number): void => {
    const at = rows.findIndex((row) => row.id === active);
    const next = rows[(at + by + rows.length) % rows.length];
    if (next !== undefined) props.onActive(next.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const isMoving = event.key === "ArrowDown" || event.key === "ArrowUp";
    const goesBack = event.key === "Backspace" && props.text === "" && onBack !== undefined;
    if (!isMoving && !goesBack && event.key !== "Enter") return;
    event.preventDefault();
    if (isMoving) move(event.key === "ArrowDown" ? 1 : -1);
    else if (goesBack) onBack();
    else if (active !== null) props.onChoose(active, event.ctrlKey || event.metaKey);
  };
  const found = isWaiting ? text("searching") : text("found", { count: rows.length });
  return (
    <ModalOverlay
      className={styles["overlay"] ?? ""}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles["modal"] ?? ""} data-wide={props.preview !== undefined}>
        <Dialog ref={keepFocus} className={styles["palette"] ?? ""} aria-label={text("title")}>
          <div className={styles["head"]}>
            {onBack === undefined ? (
              <Search className={styles["glass"]} aria-hidden="true" />
            ) : (
              <IconButton icon={ArrowLeft} label={text("back")} size="small" onPress={onBack} />
            )}
            <input
              ref={field}
              autoFocus
              data-takes-focus
              data-palette
              className={styles["field"]}
              type="text"
              role="combobox"
              aria-label={text(`type.${level}`)}
              aria-expanded={rows.length > 0}
              aria-autocomplete="list"
              aria-controls={rows.length > 0 ? `${id}list` : undefined}
              aria-activedescendant={active === null ? undefined : `${id}${active}`}
              placeholder={text(`type.${level}`)}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={props.text}
              onChange={(event) => props.onType(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            {isWaiting ? <Spinner /> : null}
            <span className={styles["close"]}>
              <IconButton icon={X} label={text("close")} size="small" onPress={onClose} />
            </span>
          </div>
          {props.problem}
          <div className={styles["body"]}>
            {rows.length === 0 ? (
              <div className={styles["nothing"]}>{props.nothing}</div>
            ) : (
              <PaletteList id={id} sections={sections} active={active} onActive={props.onActive} onChoose={props.onChoose} />
            )}
            {props.preview === undefined ? null : <div className={styles["preview"]}>{props.preview}</div>}
          </div>
          <PaletteHints hasTab={rows.some((row) => row.id === active && row.href !== undefined)} />
          <span role="status">
            <VisuallyHidden>{found}</VisuallyHidden>
          </span>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
