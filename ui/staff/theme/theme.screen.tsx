import { useState } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { OrgTheme } from "../../../core/theme/org-theme.model.ts";
import { productColors } from "../../../core/theme/theme-colors.rule.ts";
import { ThemeStore } from "../../../core/theme/themes.port.ts";
import { themeText } from "../../i18n/en/theme.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useStaffUser } from "../staff-user.ts";
import { ThemeView } from "./theme.view.tsx";

/** The organisation's theme, edited by administrators. */
export const ThemeScreen = () => {
  const session = useService(StaffSession);
  const store = useService(ThemeStore);
  const alerts = useService(Alerts);
  const text = useText(themeText);
  const choosePicture = useChoosePicture();
  const kept = useStaffUser().theme;
  const [edited, setEdited] = useState<OrgTheme | null>(null);
  const { isPending, failure, run } = useSubmit();
  const theme = edited ?? kept;
  const save = (): void =>
    run(store.change(theme), () => {
      void session.reload().then(() => setEdited(null));
      alerts.show(text("saved"), "success");
    });
  const chooseLogo = async (): Promise<void> => {
    const logo = await choosePicture(text("logo.choose"));
    if (logo !== null) setEdited((now) => ({ ...(now ?? kept), logo }));
  };
  return (
    <ThemeView
      theme={theme}
      own={productColors}
      isDirty={JSON.stringify(theme) !== JSON.stringify(kept)}
      isPending={isPending}
      failure={failure}
      onChange={setEdited}
      onChooseLogo={() => void chooseLogo()}
      onSave={save}
      onDiscard={() => setEdited(null)}
    />
  );
};
