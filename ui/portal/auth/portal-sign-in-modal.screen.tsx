import type { PortalUser } from "../../../core/auth/portal-auth.model.ts";
import { PortalSession } from "../../../core/auth/portal-session.service.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import { portalAuthText } from "../../i18n/en/portal-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { PortalSignInForm } from "./portal-sign-in-form.view.tsx";
import { usePortalSignIn } from "./use-portal-sign-in.ts";

/**
 * Signs a learner in again over a page whose session has expired, after which the page continues. A different learner starts at the
 * portal's home.
 */
export const PortalSignInModalScreen = ({ user }: { readonly user: PortalUser }) => {
  const text = useText(portalAuthText);
  const session = useService(PortalSession);
  const home = portalHref(user.pid, "/");
  const form = usePortalSignIn((signedIn) => {
    if (signedIn.con_id !== user.con_id) window.location.assign(home);
  });
  const leave = (): void => {
    session.giveUp();
    window.location.assign(home);
  };
  return (
    <Dialog title={text("expiredTitle")} isOpen isDirty onClose={leave}>
      <p>{text("expiredBody")}</p>
      <PortalSignInForm {...form} pid={user.pid} contact={user.email[0] ?? user.mobile[0] ?? ""} />
    </Dialog>
  );
};
