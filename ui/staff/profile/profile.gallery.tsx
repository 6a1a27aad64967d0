import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { readingScopes } from "../../../core/auth/token-scope.model.ts";
import { idle, loaded, toFailed, toLoading } from "../../../core/kernel/remote.ts";
import { plainTheme } from "../../../core/theme/org-theme.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { NoticesCard } from "./notices-card.view.tsx";
import { ProfileView, type ProfileViewProps } from "./profile.view.tsx";
import { TwoStepComing } from "./two-step-coming.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_820_800;

const user: SessionUser = {
  id: 7,
  first_name: "Rosa",
  last_name: "Marsh",
  email: "rosa@example.org",
  mobile: "+12125551234",
  photo: null,
  role: "admin",
  owner: false,
  activated: true,
  sudo: false,
  flags: [],
  teams: [],
  row_rule: "all",
  team_id: null,
  org_id: 1,
  org_name: "Harbour School",
  org_domain: "example.org",
  org_plan: "pro",
  timezone: "UTC",
  has_pin: false,
  created_at: now,
  trial_end: 0,
  training_pid: null,
  features: [],
  theme: plainTheme,
  analytics_integrations: [],
  pn_user_channel: "user:7",
  pn_org_channel: "org:1",
  pn_sub_key: null,
  twilio_phone: null,
  twilio_ms_id: null,
  csrf_token: "",
  intercom_user_hash: "",
  two_step_due: false,
};
const session = { ip: "203.0.113.7", created_at: now - 90_000, expires_at: now + 90_000 };
const token = { scopes: null, days: 90, created_at: now, expires_at: now + 7_776_000, used_at: null, old_until: null };
const notices = <NoticesCard permission="default" isMuted={false} onTurnOn={nothing} onMute={nothing} />;

const props: ProfileViewProps = {
  about: {
    user,
    draft: { first_name: "Rosa", last_name: "Marsh", photo: null, timezone: null },
    failure: null,
    zones: loaded({ timezones: ["UTC", "Europe/Berlin", "America/New_York"], own: null, organisation: "America/New_York" }),
    onRetryZones: nothing,
    onEdit: nothing,
    onChoosePhoto: nothing,
    onSave: nothing,
  },
  saving: { isDirty: false, isPending: false, onSave: nothing, onDiscard: nothing },
  look: { theme: "system", density: "comfortable", shell: "classic", onTheme: nothing, onDensity: nothing, onShell: nothing },
  notifications: notices,
  signIn: {
    email: user.email,
    mobile: user.mobile,
    credentials: loaded({ has_password: true, has_pin: false, waiting_email: null }),
    now,
    isBusy: false,
    onTask: nothing,
    onResend: nothing,
    onCancel: nothing,
    onRetry: nothing,
  },
  sessions: {
    sessions: loaded([
      { ...session, id: 1, user_agent: "Firefox/141 Linux", seen_at: now, current: true },
      { ...session, id: 2, user_agent: "Safari/605 iPhone", seen_at: now - 7_200, current: false },
    ]),
    now,
    closing: null,
    onClose: nothing,
    onRetry: nothing,
  },
  tokens: {
    tokens: loaded([
      { ...token, id: 3, name: "Website form", scopes: ["contacts:read", "contacts:write", "groups:read"], old_until: now + 3_600 },
      { ...token, id: 2, name: "Nightly export", used_at: now - 7_200 },
      { ...token, id: 1, name: "Old report", scopes: readingScopes, expires_at: now - 86_400 },
    ]),
    now,
    secret: null,
    isPending: false,
    failure: null,
    onCreate: nothing,
    onRotate: nothing,
    onRevoke: nothing,
    onCopy: nothing,
    onRetry: nothing,
  },
};

export const gallery: GalleryEntry = {
  name: "profile",
  group: "staff/profile",
  isWhole: true,
  states: {
    profile: () => <ProfileView {...props} />,
    unsaved: () => <ProfileView {...props} saving={{ ...props.saving, isDirty: true }} />,
    "not saved yet": () => (
      <ProfileView
        {...props}
        about={{ ...props.about, draft: { ...props.about.draft, last_name: "Marsh-Lane" } }}
        saving={{ ...props.saving, isDirty: true }}
      />
    ),
    refused: () => (
      <ProfileView
        {...props}
        about={{
          ...props.about,
          failure: { tag: "invalid", message: "needs 1 to 100 characters", errors: { first_name: ["needs 1 to 100 characters"] } },
        }}
      />
    ),
    "email waiting": () => (
      <ProfileView
        {...props}
        signIn={{
          ...props.signIn,
          mobile: null,
          credentials: loaded({
            has_password: true,
            has_pin: true,
            waiting_email: { email: "rosa@harbour.example", sent_at: now, expires_at: now + 604_800 },
          }),
        }}
      />
    ),
    "email expired, without a password": () => (
      <ProfileView
        {...props}
        signIn={{
          ...props.signIn,
          credentials: loaded({
            has_password: false,
            has_pin: false,
            waiting_email: { email: "rosa@harbour.example", sent_at: now - 700_000, expires_at: now - 95_200 },
          }),
        }}
      />
    ),
    "token made": () => <ProfileView {...props} tokens={{ ...props.tokens, secret: { app_key: "hk-19f0a2", token: "ct-5b8e2d70c1" } }} />,
    "token made, list under way": () => (
      <ProfileView
        {...props}
        tokens={{ ...props.tokens, tokens: toLoading(props.tokens.tokens), secret: { app_key: "hk-19f0a2", token: "ct-5b8e2d70c1" } }}
      />
    ),
    "token made, list not read": () => (
      <ProfileView
        {...props}
        tokens={{
          ...props.tokens,
          tokens: toFailed(props.tokens.tokens, { tag: "offline" }),
          secret: { app_key: "hk-19f0a2", token: "ct-5b8e2d70c1" },
        }}
      />
    ),
    loading: () => (
      <ProfileView
        {...props}
        twoStep={<TwoStepComing />}
        about={{ ...props.about, zones: toLoading(idle) }}
        signIn={{ ...props.signIn, credentials: toLoading(idle) }}
        sessions={{ ...props.sessions, sessions: toLoading(idle) }}
        tokens={{ ...props.tokens, tokens: toLoading(idle) }}
      />
    ),
    failed: () => (
      <ProfileView
        {...props}
        signIn={{ ...props.signIn, credentials: { tag: "failed", failure: { tag: "offline" } } }}
        sessions={{ ...props.sessions, sessions: { tag: "failed", failure: { tag: "offline" } } }}
        tokens={{ ...props.tokens, tokens: loaded([]) }}
      />
    ),
    "notifications blocked": () => (
      <ProfileView {...props} notifications={<NoticesCard permission="denied" isMuted onTurnOn={nothing} onMute={nothing} />} />
    ),
  },
};
