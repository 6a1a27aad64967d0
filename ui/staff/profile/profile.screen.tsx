import { AtSign, Check, Code, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { useRef } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { hasRepDetails } from "../../../core/profile/profile.view-model.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLook } from "../../react/use-look.ts";
import { useStaffUser } from "../staff-user.ts";
import { NoticesCardScreen } from "./notices-card.screen.tsx";
import { ProfileView } from "./profile.view.tsx";
import { TwoStepComing } from "./two-step-coming.view.tsx";
import { useAbout } from "./use-about.ts";
import { useAccountCards } from "./use-account-cards.ts";
import { useSignIn } from "./use-sign-in.ts";

const twoStep = loadable(async () => (await import("../two-step/two-step-card.screen.tsx")).TwoStepCardScreen, TwoStepComing);
const dialog = loadable(async () => (await import("./credential-dialog.screen.tsx")).CredentialDialog);
const details = loadable(async () => (await import("../fields/bucket-settings.screen.tsx")).RepDetailsScreen);

/** The account of the signed-in user. */
export const ProfileScreen = () => {
  const user = useStaffUser();
  const session = useService(StaffSession);
  const text = useText(profileText);
  const look = useLook(true);
  const { about, saving } = useAbout(user);
  const cards = useRef<HTMLDivElement>(null);
  const { onCredentials, ...account } = useAccountCards(user);
  const { card, task, open, onClose } = useSignIn(user, () => {
    onCredentials();
    void session.reload();
  });
  const goTo = (place: "two-step" | "sessions" | "tokens"): void => {
    const found = cards.current?.querySelector(`[data-card=${place}]`);
    found?.scrollIntoView({ block: "nearest" });
    found?.querySelector<HTMLElement>("input:not([type=hidden]):enabled, button:enabled")?.focus();
  };
  useScreenCommands([
    ...(saving.isDirty ? [{ id: "save", title: text("commands.save"), icon: Check, run: saving.onSave }] : []),
    { id: "password", title: text("password.submit"), icon: KeyRound, run: () => open("password") },
    { id: "email", title: text("email.change"), icon: AtSign, run: () => open("email") },
    {
      id: "two-step",
      title: text("twoStep"),
      icon: ShieldCheck,
      words: "2fa mfa totp authenticator recovery codes",
      run: () => goTo("two-step"),
    },
    { id: "tokens", title: text("tokens.create"), icon: Code, words: "api", run: () => goTo("tokens") },
    {
      id: "sessions",
      title: text("sessions.title"),
      icon: MonitorSmartphone,
      words: "log out sessions devices",
      run: () => goTo("sessions"),
    },
  ]);
  return (
    <>
      <ProfileView
        {...account}
        signIn={card}
        cards={cards}
        about={about}
        saving={saving}
        look={look}
        twoStep={<twoStep.View user={user} />}
        notifications={<NoticesCardScreen />}
      />
      {task === null ? null : <dialog.View task={task} user={user} onClose={onClose} />}
      {hasRepDetails(user) ? <details.View /> : null}
    </>
  );
};
