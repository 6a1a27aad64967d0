import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { playerModules } from "../../adapters/di/player-modules.ts";
import { laterPlayerModules } from "../../adapters/di/player-page-modules.ts";
import { composeWithLater } from "../../composition-root.ts";
import { StaffSession } from "../../core/auth/staff-session.service.ts";
import { Alerts } from "../../core/client/alerts.service.ts";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { setLanguage } from "../i18n/i18n.ts";
import { isPseudo, languageKey } from "../i18n/language.ts";
import { KitProvider } from "../kit/kit-provider.view.tsx";
import { watchStyles } from "../kit/lost-styles.ts";
import { makeToastQueue } from "../kit/toast-queue.ts";
import { ToastsProvider } from "../kit/toasts.view.tsx";
import "../kit/tokens/fonts.css";
import { LookOnPage } from "../react/look-on-page.screen.tsx";
import { ServicesProvider } from "../react/services.tsx";
import { showAlerts } from "../react/show-alerts.ts";
import { PlayerScreen } from "./player.screen.tsx";

const { resolve, waitFor } = composeWithLater(playerModules, laterPlayerModules);
const toasts = makeToastQueue();
if (isPseudo(resolve(DeviceStorage).get(languageKey))) void setLanguage("en-XA", document.documentElement);
showAlerts(resolve(Alerts), toasts);
watchStyles(document);
void resolve(StaffSession).load();

const holder = document.getElementById("root");
if (holder !== null)
  createRoot(holder).render(
    <StrictMode>
      <ServicesProvider resolve={resolve} waitFor={waitFor}>
        <KitProvider>
          <LookOnPage hasShells={false} />
          <ToastsProvider queue={toasts}>
            <PlayerScreen />
          </ToastsProvider>
        </KitProvider>
      </ServicesProvider>
    </StrictMode>,
  );
