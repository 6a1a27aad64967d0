import * as TE from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { Portal } from "../../../core/portals/portal.model.ts";
import { PortalStore } from "../../../core/portals/portals.port.ts";
import { portalsText } from "../../i18n/en/portals.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useStaffUser } from "../staff-user.ts";
import { type PortalDraft, PortalForm } from "./portal-form.view.tsx";

type PortalDialogProps = { readonly portal: Portal | null; readonly onSaved: (title: string) => void; readonly onClose: () => void };

const fresh: PortalDraft = { pid: "", title: "", theme: null, full_screen: true };
const draftOf = ({ title, theme, full_screen }: Portal): PortalDraft => ({ pid: null, title, theme, full_screen });
const sent = ({ title, theme, full_screen }: PortalDraft) => ({
  title,
  full_screen,
  theme:
    theme === null
      ? null
      : { colors: theme.colors, fonts: theme.fonts, isDark: theme.isDark, ...(theme.logo === null ? {} : { logo: theme.logo }) },
});

/** Opens a portal, or changes the given one; what another user changed meanwhile is shown with the refusal. */
export const PortalDialog = ({ portal, onSaved, onClose }: PortalDialogProps) => {
  const text = useText(portalsText);
  const store = useService(PortalStore);
  const choosePicture = useChoosePicture();
  const { theme } = useStaffUser();
  const [stored, setStored] = useState(portal);
  const first = stored === null ? fresh : draftOf(stored);
  const [draft, setDraft] = useState(first);
  const { isPending, failure, run } = useSubmit();
  const shownAnew = (refused: Failure): Failure => {
    if (refused.tag === "conflict" && Portal.is(refused.current)) {
      setStored(refused.current);
      setDraft(draftOf(refused.current));
    }
    return refused;
  };
  const chooseLogo = async (): Promise<void> => {
    const logo = await choosePicture(text("form.chooseLogo"));
    if (logo !== null) setDraft((now) => ({ ...now, theme: { ...(now.theme ?? theme), logo } }));
  };
  const command =
    stored === null
      ? store.create({ pid: draft.pid ?? "", ...sent(draft) })
      : store.change(stored.pid, { version: stored.version, ...sent(draft) });
  return (
    <Dialog
      title={portal === null ? text("form.add") : text("form.edit", { title: portal.title })}
      isOpen
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={() => run(TE.mapLeft(shownAnew)(command), () => onSaved(draft.title.trim()))}>
          {text(portal === null ? "form.open" : "form.save")}
        </Button>
      }
    >
      <PortalForm
        draft={draft}
        origin={window.location.origin}
        ofOrganisation={theme}
        failure={failure}
        onChange={setDraft}
        onChooseLogo={() => void chooseLogo()}
      />
    </Dialog>
  );
};
