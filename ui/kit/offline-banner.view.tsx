import { CloudOff } from "lucide-react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import { Banner } from "./banner.view.tsx";

/** States that the connection is lost and the consequences. */
export const OfflineBanner = ({ isOffline }: { readonly isOffline: boolean }) => {
  const text = useText(kitText);
  return (
    <div role="status">
      {isOffline ? (
        <Banner tone="warning" icon={CloudOff} title={text("states.offlineTitle")}>
          {text("states.offlineBody")}
        </Banner>
      ) : null}
    </div>
  );
};
