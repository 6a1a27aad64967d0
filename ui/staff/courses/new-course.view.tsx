import { useState } from "react";
import { campaignLimits } from "../../../core/campaigns/campaign-record.model.ts";
import type { CampaignTemplate } from "../../../core/campaigns/campaign-tools.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import styles from "./courses.module.css";

const empty = "empty";

export type NewCourseViewProps = {
  readonly templates: readonly CampaignTemplate[];
  /** the template that it starts from; null: empty */
  readonly chosen: CampaignTemplate | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onTemplate: (id: string | null) => void;
  readonly onCreate: (name: string) => void;
};

/** The name of a new course, and the template that it starts from. */
export const NewCourseView = ({ templates, chosen, isPending, failure, onTemplate, onCreate }: NewCourseViewProps) => {
  const text = useText(coursesText);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? chosen?.name ?? "";
  const tools = useText(campaignToolsText);
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
        {templates.length === 0 ? null : (
          <Select
            label={tools("create.template")}
            options={[{ id: empty, label: tools("create.none") }, ...templates.map(({ id, name: label }) => ({ id: String(id), label }))]}
            selected={chosen === null ? empty : String(chosen.id)}
            onSelect={(id) => onTemplate(id === empty ? null : id)}
          />
        )}
        <TextField
          label={text("create.name")}
          help={text("create.help")}
          placeholder={text("create.placeholder")}
          error={fieldError(failure, "name")}
          maxLength={campaignLimits.name}
          autoFocus
          value={name}
          onChange={setTyped}
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
