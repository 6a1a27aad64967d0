import { useId, useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { pathForTitle } from "../../../core/portal-pages/page-path.rule.ts";
import type { NewPortalPage } from "../../../core/portal-pages/portal-page.model.ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";
import { portalPagesText } from "../../i18n/en/portal-pages.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import lists from "../settings/settings-list.module.css";

export type NewPageProps = {
  /** addresses of the other pages */
  readonly taken: ReadonlySet<string>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onAdd: (page: NewPortalPage) => void;
  readonly onClose: () => void;
};

/** Title and address of a new page; the address follows the title until it is typed. */
export const NewPage = ({ taken, isPending, failure, onAdd, onClose }: NewPageProps) => {
  const text = useText(portalPagesText);
  const id = useId();
  const [title, setTitle] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const path = typed ?? pathForTitle(title, taken);
  return (
    <Dialog
      title={text("create.title")}
      isOpen
      isDirty={title !== "" || typed !== null}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text("create.cancel")}</Button>
          <Button kind="primary" type="submit" form={id} isPending={isPending}>
            {text("create.action")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={lists["stack"]}
        onSubmit={(event) => {
          event.preventDefault();
          onAdd({ title, path });
        }}
      >
        {failure === null || failure.tag === "invalid" ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
        <TextField
          label={text("fields.title")}
          error={fieldError(failure, "title")}
          maxLength={portalLimits.page.title}
          autoFocus
          value={title}
          onChange={setTitle}
        />
        <TextField
          label={text("fields.path")}
          help={text("fields.pathHelp", { path: path === "" ? text("fields.pathNew") : path })}
          error={fieldError(failure, "path")}
          maxLength={portalLimits.page.path}
          value={path}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
};
