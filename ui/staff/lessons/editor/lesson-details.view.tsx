import { ImageOff } from "lucide-react";
import type { WorkingCopy } from "../../../../core/lessons/apply-changes.rule.ts";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { NumberField } from "../../../kit/number-field.view.tsx";
import { Switch } from "../../../kit/switch.view.tsx";
import { TextField } from "../../../kit/text-field.view.tsx";
import { PictureChoice } from "../../files/picker/picture-choice.view.tsx";
import styles from "./lesson-details.module.css";
import { LessonMetadataForm } from "./lesson-metadata.view.tsx";
import { LessonTags } from "./lesson-tags.view.tsx";

export type LessonDetailsProps = {
  readonly copy: WorkingCopy;
  /** minutes by the content */
  readonly estimated: number;
  readonly knownTags: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (key: "name" | "banner_img" | "tags" | "metadata" | "length", value: unknown) => void;
  readonly onChooseBanner: () => void;
};

const Length = ({ copy, estimated, isReadOnly, onChange }: LessonDetailsProps) => {
  const text = useText(lessonEditorText);
  return (
    <div className={styles["part"]}>
      <Switch
        isSelected={copy.length !== null}
        isDisabled={isReadOnly}
        note={estimated === 0 ? text("details.estimateLater") : text("details.estimated", { count: estimated })}
        onChange={(isSet) => onChange("length", isSet ? Math.max(1, estimated) : null)}
      >
        {text("details.setLength")}
      </Switch>
      {copy.length === null ? null : (
        <NumberField
          label={text("details.length")}
          value={copy.length}
          minValue={1}
          maxValue={lessonLimits.minutes}
          step={1}
          isDisabled={isReadOnly}
          onChange={(minutes) => onChange("length", Number.isNaN(minutes) ? null : minutes)}
        />
      )}
    </div>
  );
};

/** The lesson's own values: name, banner, tags, length and metadata. */
export const LessonDetails = (props: LessonDetailsProps) => {
  const { copy, isReadOnly, onChange } = props;
  const text = useText(lessonEditorText);
  const banner = copy.banner_img ?? "";
  const preview =
    banner === "" ? (
      <span className={styles["noBanner"]}>
        <ImageOff className={styles["noBannerIcon"]} aria-hidden="true" />
        {text("details.noBanner")}
      </span>
    ) : (
      <img src={banner} alt="" className={styles["banner"]} />
    );
  return (
    <div className={styles["details"]}>
      <TextField
        label={text("details.name")}
        help={text("details.nameHelp")}
        value={copy.name}
        maxLength={lessonLimits.name}
        isReadOnly={isReadOnly}
        onChange={(name) => onChange("name", name)}
      />
      <div className={styles["part"]}>
        <span className={styles["title"]}>{text("details.banner")}</span>
        {isReadOnly ? (
          preview
        ) : (
          <PictureChoice
            label={text("details.banner")}
            preview={preview}
            choose={text("details.chooseBanner")}
            remove={text("details.removeBanner")}
            onChoose={props.onChooseBanner}
            onRemove={banner === "" ? null : () => onChange("banner_img", null)}
          />
        )}
      </div>
      <LessonTags tags={copy.tags} known={props.knownTags} isReadOnly={isReadOnly} onChange={(tags) => onChange("tags", tags)} />
      <Length {...props} />
      <LessonMetadataForm metadata={copy.metadata} isReadOnly={isReadOnly} onChange={(metadata) => onChange("metadata", metadata)} />
    </div>
  );
};
