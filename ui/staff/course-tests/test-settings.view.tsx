import { UserRound, UserSearch } from "lucide-react";
import type { CourseTest } from "../../../core/course-tests/course-test.model.ts";
import type { TestSettings } from "../../../core/course-tests/course-test.view-model.ts";
import { Pace } from "../../../core/course-tests/imagined-learner.rule.ts";
import { isLocalDate } from "../../../core/kernel/dates.ts";
import { courseTestsText } from "../../i18n/en/course-tests.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./course-test.module.css";

type TestSettingsProps = {
  readonly contact: CourseTest["contact"];
  readonly settings: TestSettings;
  readonly onSettings: (change: Partial<TestSettings>) => void;
  readonly onChoose: () => void;
  readonly onImagined: () => void;
};

const paces = ["never", "at-once", "week"] as const;

/** Who learns, and at which pace: a contact from now on, or an imagined learner who joins on a day. */
export const TestSettingsView = ({ contact, settings, onSettings, onChoose, onImagined }: TestSettingsProps) => {
  const text = useText(courseTestsText);
  return (
    <Card title={text("learner")}>
      <div className={styles["stack"]}>
        <div className={styles["line"]}>
          <strong>{contact?.name ?? text("imagined")}</strong>
          <Button size="small" icon={UserSearch} onPress={onChoose}>
            {text("choose")}
          </Button>
          {contact === null ? null : (
            <Button size="small" icon={UserRound} onPress={onImagined}>
              {text("useImagined")}
            </Button>
          )}
        </div>
        <div className={styles["pair"]}>
          {contact === null ? (
            <TextField
              type="date"
              label={text("joined")}
              value={settings.joined}
              onChange={(joined) => {
                if (isLocalDate(joined)) onSettings({ joined });
              }}
            />
          ) : null}
          <Select
            label={text(contact === null ? "pace" : "paceFromNow")}
            options={paces.map((id) => ({ id, label: text(`paces.${id}`) }))}
            selected={settings.pace}
            onSelect={(pace) => {
              if (Pace.is(pace)) onSettings({ pace });
            }}
          />
        </div>
        <Checkbox isSelected={settings.drafts} onChange={(drafts) => onSettings({ drafts })}>
          {text("drafts")}
        </Checkbox>
      </div>
    </Card>
  );
};
