import { loadable } from "../../kit/loadable.view.tsx";
import { mainId } from "../../kit/skip-link.view.tsx";
import { usePortalLanguage } from "./use-portal-language.ts";

/** Loaded on demand, since signed-in learners never need the form. */
const signIn = loadable(async () => (await import("../auth/portal-sign-in.screen.tsx")).PortalSignInScreen);

/**
 * The portal for visitors who are not signed in.
 * @param pid the portal to sign in to, null while unknown
 */
export const SignedOutScreen = ({ pid }: { readonly pid: string | null }) => {
  usePortalLanguage(null);
  return (
    <main id={mainId} tabIndex={-1}>
      <signIn.View key={pid} pid={pid} />
    </main>
  );
};
