import { ImagePlus, X } from "lucide-react";
import { campaignLimits, type CampaignValues } from "../../../core/campaigns/campaign-record.model.ts";
import { Offered } from "../../../core/campaigns/offered.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TriggerCount } from "../../../core/triggers/trigger-calls.model.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { NumberField } from "../../kit/number-field.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { Switch } from "../../kit/switch.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { type InsertedPicture, RichTextField } from "../rich-text/rich-text-field.view.tsx";
import { CourseDates } from "./course-dates.view.tsx";
import { CourseSaveBar, type CourseSaveBarProps } from "./course-save-bar.view.tsx";
import styles from "./courses.module.css";
import { DefaultCourse, type DefaultCourseProps } from "./default-course.view.tsx";

export type CourseSettingsProps = DefaultCourseProps & {
  readonly values: CampaignValues;
  /** how far saving is, and what can be done about it */
  readonly saving: CourseSaveBarProps;
  readonly failure: Failure | null;
  readonly sections: readonly string[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** of the chosen group, null while that is not known */
  readonly reach: TriggerCount | null;
  /** of the organisation, in which days begin */
  readonly timezone: string;
  readonly onChange: (change: Partial<CampaignValues>) => void;
  readonly onCover: () => void;
  readonly onPicture: ((source: File | string) => Promise<InsertedPicture | null>) | null;
};

const noSection = "none";

const Shown = ({ values, failure, isReadOnly, sections, onChange, onCover, onPicture }: CourseSettingsProps) => {
  const text = useText(coursesText);
  return (
    <Card title={text("settings.about")}>
      <div className={styles["form"]}>
        <TextField
          label={text("settings.name")}
          maxLength={campaignLimits.name}
          isReadOnly={isReadOnly}
          value={values.name}
          error={fieldError(failure, "name")}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={text("settings.internal")}
          help={text("settings.internalHelp")}
          isOptional
          isReadOnly={isReadOnly}
          maxLength={campaignLimits.name}
          value={values.internal_name}
          error={fieldError(failure, "internal_name")}
          onChange={(internal_name) => onChange({ internal_name })}
        />
        <TextField
          label={text("settings.summary")}
          help={text("settings.summaryHelp")}
          isOptional
          isReadOnly={isReadOnly}
          maxLength={campaignLimits.summary}
          value={values.summary}
          error={fieldError(failure, "summary")}
          onChange={(summary) => onChange({ summary })}
        />
        <RichTextField
          label={text("settings.description")}
          value={values.about}
          isReadOnly={isReadOnly}
          errors={[fieldError(failure, "about") ?? ""].filter((error) => error !== "")}
          onChange={(about) => onChange({ about })}
          onPicture={onPicture}
        />
        <div role="group" aria-label={text("settings.cover")} className={styles["stack"]}>
          <strong>{text("settings.cover")}</strong>
          {values.cover === null ? (
            <p className={styles["muted"]}>{text("settings.noCover")}</p>
          ) : (
            <img className={styles["cover"]} src={values.cover} alt="" />
          )}
          {isReadOnly ? null : (
            <div className={styles["line"]}>
              <Button size="small" icon={ImagePlus} onPress={onCover}>
                {text("settings.choose")}
              </Button>
              {values.cover === null ? null : (
                <Button size="small" kind="quiet" icon={X} onPress={() => onChange({ cover: null })}>
                  {text("settings.removeCover")}
                </Button>
              )}
            </div>
          )}
        </div>
        <div className={styles["pair"]}>
          <Select
            label={text("settings.section")}
            help={text("settings.sectionHelp")}
            isDisabled={isReadOnly}
            error={fieldError(failure, "portal_section")}
            options={[
              { id: noSection, label: text("settings.noSection") },
              ...[...new Set([...sections, ...(values.portal_section === null ? [] : [values.portal_section])])].map((name) => ({
                id: `=${name}`,
                label: name,
              })),
            ]}
            selected={values.portal_section === null ? noSection : `=${values.portal_section}`}
            onSelect={(id) => onChange({ portal_section: id === noSection ? null : id.slice(1) })}
          />
          <NumberField
            label={text("settings.order")}
            help={text("settings.orderHelp")}
            isOptional
            isDisabled={isReadOnly}
            step={1}
            value={values.show_order ?? Number.NaN}
            error={fieldError(failure, "show_order")}
            onChange={(order) => onChange({ show_order: Number.isNaN(order) ? null : order })}
          />
        </div>
      </div>
    </Card>
  );
};

const Offer = ({ values, failure, isReadOnly, groups, reach, onChange }: CourseSettingsProps) => {
  const text = useText(coursesText);
  return (
    <Card title={text("settings.who")}>
      <div className={styles["form"]}>
        <RadioGroup
          label={text("settings.offered")}
          isDisabled={isReadOnly}
          value={values.offered}
          options={[
            { id: "all", label: text("settings.all"), note: text("settings.allNote") },
            { id: "group", label: text("settings.group"), note: text("settings.groupNote") },
            { id: "enrol", label: text("settings.enrol"), note: text("settings.enrolNote") },
          ]}
          onChange={(offered) => {
            if (Offered.is(offered)) onChange({ offered });
          }}
        />
        {values.offered === "group" ? (
          <Select
            label={text("settings.groupLabel")}
            {...(reach === null ? {} : { help: text("settings.groupCount", { count: reach.count, ...reach.reachable }) })}
            isDisabled={isReadOnly}
            options={groups.map(({ id, name }) => ({ id: String(id), label: name }))}
            selected={values.bookmark_id === null ? null : String(values.bookmark_id)}
            error={fieldError(failure, "bookmark_id")}
            onSelect={(id) => onChange({ bookmark_id: Number(id) })}
          />
        ) : null}
      </div>
    </Card>
  );
};

/** The settings of a course; saved as they are typed. */
export const CourseSettingsView = (props: CourseSettingsProps) => {
  const tools = useText(campaignToolsText);
  const { failure } = props;
  return (
    <div className={styles["stack"]}>
      {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
      <Shown {...props} />
      <Offer {...props} />
      <CourseDates {...props} />
      <Card title={tools("certificate.title")}>
        <Switch
          isSelected={props.values.certificate}
          isDisabled={props.isReadOnly}
          note={tools("certificate.note")}
          onChange={(certificate) => props.onChange({ certificate })}
        >
          {tools("certificate.given")}
        </Switch>
      </Card>
      <DefaultCourse {...props} />
      {props.isReadOnly ? null : <CourseSaveBar {...props.saving} />}
    </div>
  );
};
