import { mainId } from "../../kit/skip-link.view.tsx";
import { PortalSignInScreen } from "../auth/portal-sign-in.screen.tsx";
import { usePortalLanguage } from "./use-portal-language.ts";

/** What a stranger sees. @param pid the portal to sign in to, null when it is not known */
export const SignedOutScreen = ({ pid }: { readonly pid: string | null }) => {
  usePortalLanguage(null);
  return (
    <main id={mainId} tabIndex={-1}>
      <PortalSignInScreen key={pid} pid={pid} />
    </main>
  );
};
