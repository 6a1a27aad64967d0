import { ArrowLeft, Monitor, Smartphone } from "lucide-react";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { lessonPreviewText } from "../../../i18n/en/lesson-preview.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { LessonPreview } from "../../../lesson/lesson-preview.view.tsx";
import styles from "./preview-device.module.css";

export type PreviewWidth = "phone" | "desktop";

export type PreviewDeviceProps = {
  readonly name: string;
  readonly items: readonly LessonItem[];
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly onClose: () => void;
};

const widths = [
  ["phone", Smartphone],
  ["desktop", Monitor],
] as const;

/** The preview of a lesson in the width of a phone or a desktop. */
export const PreviewDevice = ({ name, items, width, onWidth, onClose }: PreviewDeviceProps) => {
  const [text, preview] = [useText(lessonEditorText), useText(lessonPreviewText)];
  return (
    <div className={styles["preview"]}>
      <div className={styles["bar"]}>
        <Button icon={ArrowLeft} onPress={onClose} autoFocus>
          {text("actions.back")}
        </Button>
        <div className={styles["widths"]} role="group" aria-label={preview("width")}>
          {widths.map(([id, icon]) => (
            <IconButton
              key={id}
              icon={icon}
              label={preview(id)}
              kind={width === id ? "secondary" : "quiet"}
              aria-pressed={width === id}
              onPress={() => onWidth(id)}
            />
          ))}
        </div>
      </div>
      <section className={styles["device"]} data-width={width} aria-label={preview("frame")}>
        <LessonPreview name={name === "" ? text("untitled") : name} items={items} />
      </section>
    </div>
  );
};
