import { X } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { focusAt, focusForKey } from "../../../core/files/file-details.view-model.ts";
import type { FocalPoint } from "../../../core/files/file.model.ts";
import { fileDetailsText } from "../../i18n/en/file-details.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import styles from "./focal-point.module.css";

type FocalPointProps = {
  /** address of the picture */
  readonly src: string;
  readonly focus: FocalPoint | null;
  readonly onFocus: (focus: FocalPoint | null) => void;
};

const percent = (share: number): string => `${share * 100}%`;

const Crop = ({
  src,
  focus,
  shape,
}: {
  readonly src: string;
  readonly focus: FocalPoint | null;
  readonly shape: "wide" | "tall" | "round";
}) => (
  <img
    src={src}
    alt=""
    className={styles["crop"]}
    data-shape={shape}
    style={{ objectPosition: focus === null ? "50% 50%" : `${percent(focus.x)} ${percent(focus.y)}` }}
  />
);

/** Sets the focal point of a picture by pointer or arrow keys, and shows how the picture is cropped around it. */
export const FocalPointView = ({ src, focus, onFocus }: FocalPointProps) => {
  const text = useText(fileDetailsText);
  const point = (event: PointerEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) onFocus(focusAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const press = (event: KeyboardEvent): void => {
    const next = focusForKey(focus, event.key);
    if (next === null) return;
    event.preventDefault();
    onFocus(next);
  };
  const label = focus === null ? text("focusNone") : text("focusKeys", { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) });
  return (
    <fieldset className={styles["field"]}>
      <legend className={styles["legend"]}>{text("focus")}</legend>
      <p className={styles["note"]}>{text("focusHelp")}</p>
      <div className={styles["row"]}>
        <button type="button" className={styles["picture"]} aria-label={label} onPointerDown={point} onKeyDown={press}>
          <img src={src} alt="" className={styles["image"]} draggable={false} />
          {focus === null ? null : (
            <span className={styles["point"]} style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }} />
          )}
        </button>
        <div className={styles["crops"]} role="img" aria-label={text("crops")}>
          {(["wide", "tall", "round"] as const).map((shape) => (
            <Crop key={shape} src={src} focus={focus} shape={shape} />
          ))}
        </div>
      </div>
      {focus === null ? null : (
        <div>
          <Button size="small" kind="quiet" icon={X} onPress={() => onFocus(null)}>
            {text("focusClear")}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
