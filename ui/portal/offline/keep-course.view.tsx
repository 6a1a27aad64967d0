import { CircleCheck, Download, Trash2 } from "lucide-react";
import { useRef } from "react";
import { bytesText } from "../../../core/files/bytes-text.rule.ts";
import type { Keeping } from "../../../core/offline/keeping.model.ts";
import { portalOfflineText } from "../../i18n/en/portal-offline.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { useFocusAfter } from "../../kit/use-focus-after.ts";
import { useWhen } from "../courses/use-course-dates.ts";
import styles from "./offline.module.css";

export type KeepCourseViewProps = {
  readonly keeping: Keeping;
  readonly onPlan: () => void;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
};

type PartProps<Tag extends Keeping["tag"]> = Omit<KeepCourseViewProps, "keeping"> & {
  readonly keeping: Extract<Keeping, { readonly tag: Tag }>;
};

const Cancel = ({ onCancel }: Pick<KeepCourseViewProps, "onCancel">) => (
  <Button kind="quiet" onPress={onCancel}>
    {useText(portalOfflineText)("cancel")}
  </Button>
);

const Planned = ({ keeping, onKeep, onCancel }: PartProps<"planned">) => {
  const text = useText(portalOfflineText);
  const bytes = bytesText(keeping.bytes);
  const lessons = text("lessons", { count: keeping.lessons });
  return (
    <>
      <p>
        {keeping.files === 0
          ? text("sizeWithout", { lessons, bytes })
          : text("size", { lessons, files: text("files", { count: keeping.files }), bytes })}
      </p>
      <div className={styles["buttons"]}>
        <Button icon={Download} onPress={onKeep}>
          {text("confirm", { bytes })}
        </Button>
        <Cancel onCancel={onCancel} />
      </div>
    </>
  );
};

const Running = ({ keeping, onCancel }: PartProps<"keeping">) => {
  const text = useText(portalOfflineText);
  return (
    <>
      <ProgressBar
        label={text("keeping")}
        percent={keeping.bytes === 0 ? null : (100 * keeping.done) / keeping.bytes}
        valueText={text("progress", { done: bytesText(keeping.done), bytes: bytesText(keeping.bytes) })}
      />
      <div className={styles["buttons"]}>
        <Cancel onCancel={onCancel} />
      </div>
    </>
  );
};

const KeptNow = ({ keeping, onRemove }: PartProps<"kept">) => {
  const text = useText(portalOfflineText);
  const when = useWhen();
  const lessons = text("lessons", { count: keeping.lessons });
  return (
    <>
      <p className={styles["line"]}>
        <CircleCheck className={styles["done"]} aria-hidden="true" />
        <span className={styles["words"]}>{text("kept", { lessons, bytes: bytesText(keeping.bytes), when: when(keeping.at) })}</span>
      </p>
      <div className={styles["buttons"]}>
        <Button kind="quiet" icon={Trash2} onPress={onRemove}>
          {text("remove")}
        </Button>
      </div>
    </>
  );
};

const Part = (props: KeepCourseViewProps) => {
  const text = useText(portalOfflineText);
  const { keeping, onPlan, onCancel } = props;
  switch (keeping.tag) {
    case "unknown":
    case "impossible":
      return null;
    case "none":
      return (
        <>
          {keeping.problem === null ? null : (
            <div role="alert">
              <Banner tone="warning">{text(`problem.${keeping.problem}`)}</Banner>
            </div>
          )}
          <div className={styles["buttons"]}>
            <Button kind="quiet" icon={Download} onPress={onPlan}>
              {text("keep")}
            </Button>
          </div>
        </>
      );
    case "looking":
      return (
        <div className={styles["buttons"]}>
          <p role="status">{text("looking")}</p>
          <Cancel onCancel={onCancel} />
        </div>
      );
    case "planned":
      return <Planned {...props} keeping={keeping} />;
    case "keeping":
      return <Running {...props} keeping={keeping} />;
    case "kept":
      return <KeptNow {...props} keeping={keeping} />;
  }
};

/** Keeping a course on the device: its size first, then how far it is, then that it is there. The focus stays with it. */
export const KeepCourseView = (props: KeepCourseViewProps) => {
  const text = useText(portalOfflineText);
  const place = useRef<HTMLElement>(null);
  const { tag } = props.keeping;
  useFocusAfter(tag, (before) => {
    const isOurs = document.activeElement === document.body || place.current?.contains(document.activeElement) === true;
    if (before !== undefined && before !== "unknown" && before !== tag && isOurs) place.current?.focus();
  });
  if (tag === "unknown" || tag === "impossible") return null;
  return (
    <section ref={place} tabIndex={-1} className={styles["keep"]} aria-label={text("keep")}>
      <Part {...props} />
    </section>
  );
};
