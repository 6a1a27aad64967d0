import { AtSign, Check, Code, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { hasRepDetails, type ProfileDraft, profileForm } from "../../../core/profile/profile.view-model.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useLook } from "../../react/use-look.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useChoosePicture } from "../files/picker/use-choose-picture.ts";
import { useStaffUser } from "../staff-user.ts";
import { NoticesCardScreen } from "./notices-card.screen.tsx";
import { ProfileView } from "./profile.view.tsx";
import { TwoStepComing } from "./two-step-coming.view.tsx";
import { useAccountCards } from "./use-account-cards.ts";
import { useSignIn } from "./use-sign-in.ts";

const twoStep = loadable(async () => (await import("../two-step/two-step-card.screen.tsx")).TwoStepCardScreen, TwoStepComing);
const dialog = loadable(async () => (await import("./credential-dialog.screen.tsx")).CredentialDialog);
const details = loadable(async () => (await import("../fields/bucket-settings.screen.tsx")).RepDetailsScreen);

/** The account of the signed-in user. */
export const ProfileScreen = () => {
  const user = useStaffUser();
  const [store, session, alerts] = [useService(ProfileStore), useService(StaffSession), useService(Alerts)];
  const text = useText(profileText);
  const look = useLook(true);
  const saving = useSubmit();
  const zones = useAnswer(store.timezones, String(user.id));
  const choosePicture = useChoosePicture();
  const [edited, setEdited] = useState<Partial<ProfileDraft>>({});
  const { draft, isDirty, maySave } = profileForm({ ...user, timezone: latestValue(zones.answer)?.own ?? null }, edited);
  const save = (): void => {
    if (!maySave) return;
    saving.run(store.change(edited), () => {
      zones.again();
      void session.reload().then(() => setEdited({}));
      alerts.show(text("about.saved"), "success");
    });
  };
  const edit = (change: Partial<ProfileDraft>): void => setEdited((held) => ({ ...held, ...change }));
  const choosePhoto = async (): Promise<void> => {
    const photo = await choosePicture(text("about.choosePhoto"));
    if (photo !== null) edit({ photo });
  };
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
    ...(isDirty ? [{ id: "save", title: text("commands.save"), icon: Check, run: save }] : []),
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
        about={{
          user,
          draft,
          failure: saving.failure,
          zones: zones.answer,
          onRetryZones: zones.again,
          onEdit: edit,
          onChoosePhoto: () => void choosePhoto(),
          onSave: save,
        }}
        saving={{ isDirty, isPending: saving.isPending, onSave: save, onDiscard: () => setEdited({}) }}
        look={look}
        twoStep={<twoStep.View user={user} />}
        notifications={<NoticesCardScreen />}
      />
      {task === null ? null : <dialog.View task={task} user={user} onClose={onClose} />}
      {hasRepDetails(user) ? <details.View /> : null}
    </>
  );
};
