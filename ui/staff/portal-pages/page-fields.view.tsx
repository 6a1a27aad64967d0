import type { Failure } from "../../../core/kernel/failure.ts";
import type { PageValues } from "../../../core/portal-pages/edited-page.view-model.ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { RichTextField, type RichTextFieldProps } from "../rich-text/rich-text-field.view.tsx";
import lists from "../settings/settings-list.module.css";

export type PageFieldsProps = {
  readonly values: PageValues;
  readonly failure: Failure | null;
  /** whether the address of a published page is about to change */
  readonly isMoved: boolean;
  readonly onType: (values: Partial<PageValues>) => void;
  readonly onPicture: RichTextFieldProps["onPicture"];
};

/** Title, address and content of a page. */
export const PageFields = ({ values, failure, isMoved, onType, onPicture }: PageFieldsProps) => {
  const text = useText(portalPagesText);
  return (
    <Card title={text("editor.content")}>
      <div className={lists["stack"]}>
        <TextField
          label={text("fields.title")}
          error={fieldError(failure, "title")}
          maxLength={portalLimits.page.title}
          value={values.title}
          onChange={(title) => onType({ title })}
        />
        <TextField
          label={text("fields.path")}
          help={text("fields.pathHelp", { path: values.path === "" ? text("fields.pathNew") : values.path })}
          error={fieldError(failure, "path")}
          maxLength={portalLimits.page.path}
          value={values.path}
          onChange={(path) => onType({ path })}
        />
        {isMoved ? <Banner tone="warning">{text("editor.addressNote")}</Banner> : null}
        <RichTextField
          label={text("fields.html")}
          value={values.html}
          isReadOnly={false}
          errors={[fieldError(failure, "html") ?? ""].filter((error) => error !== "")}
          onChange={(html) => onType({ html })}
          onPicture={onPicture}
        />
      </div>
    </Card>
  );
};
