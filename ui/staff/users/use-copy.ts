import { Alerts } from "../../../core/client/alerts.service.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";

/** Copies text to the clipboard and says so, or that the browser refused. */
export const useCopy = (): ((link: string) => void) => {
  const text = useText(usersText);
  const alerts = useService(Alerts);
  return (link) =>
    void navigator.clipboard.writeText(link).then(
      () => alerts.show(text("results.copied"), "success"),
      () => alerts.show(text("results.notCopied"), "error"),
    );
};
