import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Banner } from "./banner.view.tsx";

type OfflineBannerProps = { readonly isOffline: boolean; /** what can be done meanwhile */ readonly action?: ReactNode };

/** States that the connection is lost and the consequences. */
export const OfflineBanner = ({ isOffline, action }: OfflineBannerProps) => {
  const text = useText(kitText);
  return (
    <div role="status">
      {isOffline ? (
        <Banner tone="warning" icon={CloudOff} title={text("states.offlineTitle")} action={action}>
          {text("states.offlineBody")}
        </Banner>
      ) : null}
    </div>
  );
};
