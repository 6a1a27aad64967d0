import { useState } from "react";
import { campaignLimits } from "../../../core/campaigns/campaign-record.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./courses.module.css";

export type NewCourseViewProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (name: string) => void;
};

/** The name of a new course; its lessons follow. */
export const NewCourseView = ({ isPending, failure, onCreate }: NewCourseViewProps) => {
  const text = useText(coursesText);
  const [name, setName] = useState("");
  return (
    <>
      <PageHeader title={text("create.title")} />
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onCreate(name);
        }}
      >
        {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
        <TextField
          label={text("create.name")}
          help={text("create.help")}
          placeholder={text("create.placeholder")}
          error={fieldError(failure, "name")}
          maxLength={campaignLimits.name}
          autoFocus
          value={name}
          onChange={setName}
        />
        <div className={styles["line"]}>
          <Button kind="primary" type="submit" isPending={isPending}>
            {text("create.action")}
          </Button>
        </div>
      </form>
    </>
  );
};
