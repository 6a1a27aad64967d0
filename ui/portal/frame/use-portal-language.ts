import { useEffect } from "react";
import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { chosenLanguage, Language } from "../../../core/portal/language.rule.ts";
import { setLanguage } from "../../i18n/i18n.ts";
import { isPseudo, languageKey } from "../../i18n/language.ts";
import { translateRefusals } from "../../i18n/refusal-words.ts";
import { useLanguage } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";

/** The portal's language: the learner's setting, else this device's; a change is saved to both. */
export const usePortalLanguage = (
  user: PortalUser | null,
): { readonly language: string; readonly onLanguage: (language: string) => void } => {
  const storage = useService(DeviceStorage);
  const session = useService(PortalSession);
  const alerts = useService(Alerts);
  const language = useLanguage();
  const kept = storage.get(languageKey);
  const wished = isPseudo(kept) ? kept : chosenLanguage(user?.language ?? kept, navigator.languages);
  useEffect(() => {
    void setLanguage(wished, document.documentElement);
    if (wished !== "en")
      void import("../../i18n/translated-refusals.ts").then(({ refusalsInLanguage }) => translateRefusals(refusalsInLanguage));
  }, [wished]);
  return {
    language,
    onLanguage: (chosen) => {
      if (!Language.is(chosen)) return;
      storage.set(languageKey, chosen);
      void setLanguage(chosen, document.documentElement);
      if (user !== null) void alerts.reporting(session.change({ language: chosen }))();
    },
  };
};
