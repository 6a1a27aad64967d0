import { loadable } from "../../kit/loadable.view.tsx";
import { mainId } from "../../kit/skip-link.view.tsx";
import { usePortalLanguage } from "./use-portal-language.ts";

/** Learners who are signed in already never need the form. */
const signIn = loadable(async () => (await import("../auth/portal-sign-in.screen.tsx")).PortalSignInScreen);

/**
 * What a stranger sees.
 * @param pid the portal to sign in to, null when it is not known
 */
export const SignedOutScreen = ({ pid }: { readonly pid: string | null }) => {
  usePortalLanguage(null);
  return (
    <main id={mainId} tabIndex={-1}>
      <signIn.View key={pid} pid={pid} />
    </main>
  );
};
