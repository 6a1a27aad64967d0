import { Check, Code, KeyRound, MonitorSmartphone, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { type NewToken, ProfileStore } from "../../../core/profile/profile.port.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useLook } from "../../react/use-look.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { useCommonPasswords } from "../auth/use-common-passwords.ts";
import { useStaffUser } from "../staff-user.ts";
import type { ProfileDraft } from "./about-card.view.tsx";
import { NoticesCardScreen } from "./notices-card.screen.tsx";
import { ProfileView } from "./profile.view.tsx";
import { TwoStepComing } from "./two-step-coming.view.tsx";
import { useRemote } from "./use-remote.ts";

const twoStep = loadable(async () => (await import("../two-step/two-step-card.screen.tsx")).TwoStepCardScreen, TwoStepComing);
const details = loadable(async () => (await import("../fields/bucket-settings.screen.tsx")).RepDetailsScreen);

const draftOf = ({ first_name, last_name, mobile }: SessionUser): ProfileDraft => ({ first_name, last_name, mobile: phoneDisplay(mobile) });

/** The account of the signed-in user. */
export const ProfileScreen = () => {
  const user = useStaffUser();
  const store = useService(ProfileStore);
  const session = useService(StaffSession);
  const alerts = useService(Alerts);
  const [now] = useState(useService(Clock).now);
  const text = useText(profileText);
  const look = useLook(true);
  const [edited, setEdited] = useState<Partial<ProfileDraft>>({});
  const [secret, setSecret] = useState<NewToken | null>(null);
  const [saving, changing, closing, making] = [useSubmit(), useSubmit(), useSubmit(), useSubmit()];
  const [closingId, setClosingId] = useState<number | null>(null);
  const common = useCommonPasswords();
  const sessions = useRemote(store.sessions);
  const tokens = useRemote(store.tokens);

  const known = draftOf(user);
  const draft = { ...known, ...edited };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(known);
  const say = (message: string): void => alerts.show(message, "success");
  const save = (): void => {
    if (!isDirty || draft.first_name.trim() === "") return;
    saving.run(store.change(edited), () => {
      void session.reload().then(() => setEdited({}));
      say(text("about.saved"));
    });
  };
  const cards = useRef<HTMLDivElement>(null);
  const goTo = (card: "password" | "two-step" | "sessions" | "tokens"): void => {
    const place = cards.current?.querySelector(`[data-card=${card}]`);
    place?.scrollIntoView({ block: "nearest" });
    place?.querySelector<HTMLElement>("input:not([type=hidden]):enabled, button:enabled")?.focus();
  };
  useScreenCommands([
    ...(isDirty ? [{ id: "save", title: text("commands.save"), icon: Check, run: save }] : []),
    { id: "password", title: text("password.submit"), icon: KeyRound, run: () => goTo("password") },
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
        cards={cards}
        about={{ user, draft, failure: saving.failure, onEdit: (change) => setEdited((held) => ({ ...held, ...change })), onSave: save }}
        saving={{ isDirty, isPending: saving.isPending, onSave: save, onDiscard: () => setEdited({}) }}
        look={look}
        twoStep={<twoStep.View user={user} />}
        notifications={<NoticesCardScreen />}
        password={{
          email: user.email,
          measure: { own: [user.first_name, user.last_name, user.email, user.org_name], common },
          isPending: changing.isPending,
          failure: changing.failure,
          onChange: (change, onDone) =>
            changing.run(store.changePassword(change), () => {
              onDone();
              sessions.reload();
              say(text("password.done"));
            }),
        }}
        sessions={{
          sessions: sessions.remote,
          now,
          closing: closing.isPending ? closingId : null,
          onRetry: sessions.reload,
          onClose: (id) => {
            setClosingId(id);
            closing.run(alerts.reporting(store.closeSession(id)), () => {
              sessions.reload();
              say(text("sessions.closed"));
            });
          },
        }}
        tokens={{
          tokens: tokens.remote,
          secret,
          isPending: making.isPending,
          failure: making.failure,
          onRetry: tokens.reload,
          onCreate: (name, onDone) =>
            making.run(store.createToken(name), (made) => {
              onDone();
              setSecret(made);
              tokens.reload();
            }),
          onRevoke: (id) =>
            closing.run(alerts.reporting(store.revokeToken(id)), () => {
              tokens.reload();
              say(text("tokens.revoked"));
            }),
          onCopy: (copied) => void navigator.clipboard.writeText(copied).then(() => say(text("tokens.copied"))),
        }}
      />
      {user.role !== "guest" && holdsFlag(user.role, "contacts", user.flags) ? <details.View /> : null}
    </>
  );
};
