import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { sharedModules } from "../../adapters/di/shared-modules.ts";
import { compose } from "../../composition-root.ts";
import { SharedPage } from "../../core/files/shared-page.service.ts";
import { chosenLanguage } from "../../core/portal/language.rule.ts";
import { setLanguage } from "../i18n/i18n.ts";
import { translateRefusals } from "../i18n/refusal-words.ts";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { watchStyles } from "../kit/lost-styles.ts";
import "../kit/tokens/fonts.css";
import { LookOnPage } from "../react/look-on-page.screen.tsx";
import { ServicesProvider } from "../react/services.tsx";
import { SharedPageScreen } from "./shared-page.screen.tsx";

const resolve = compose(...sharedModules);
watchStyles(document);
const language = chosenLanguage(null, navigator.languages);
void setLanguage(language, document.documentElement);
if (language !== "en")
  void import("../i18n/translated-refusals.ts").then(({ refusalsInLanguage }) => translateRefusals(refusalsInLanguage));
void resolve(SharedPage).open("")();

const holder = document.getElementById("root");
if (holder !== null)
  createRoot(holder).render(
    <StrictMode>
      <ServicesProvider resolve={resolve}>
        <KitProvider>
          <LookOnPage hasShells={false} />
          <SharedPageScreen />
        </KitProvider>
      </ServicesProvider>
    </StrictMode>,
  );
