import type { Failure } from "../../../core/kernel/failure.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { orgDraftOf } from "../../../core/organisation/org-draft.view-model.ts";
import type { OrgSettings } from "../../../core/organisation/org-settings.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { UsageCard } from "../plans/usage-card.view.tsx";
import { AccountView, type AccountViewProps } from "./account.view.tsx";
import { BackendView } from "./backend.view.tsx";
import { CloseOrganisation, type CloseOrganisationProps } from "./close-organisation.view.tsx";
import { EmbeddingView, type EmbeddingViewProps } from "./embedding.view.tsx";
import { SecurityView, type SecurityViewProps } from "./security.view.tsx";

const nothing = (): void => undefined;
const key = "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gunVTLw7onLRnrq0".repeat(3);
const org: OrgSettings = {
  org_id: 1,
  name: "Harbor School",
  domain: "harbor.example",
  timezone: "Europe/Berlin",
  plan: "starter",
  trial_end: 1_784_000_000,
  features: ["include_portal", "tags"],
  offered: ["include_portal", "tags", "teams", "portal_messaging"],
  meta: { features: { portal_messaging: false, tags: true }, field_sections: [{ slug: "work", title: "Work" }] },
  owner: { user_id: 1, name: "Olivia Owner", email: "olivia@harbor.example" },
  idle_hours: 12,
  session_days: 14,
  single_sign_on: true,
  single_sign_on_only: false,
  frame_origins: [],
  key_id: 1,
  public_key: key,
  public_encryption_key: key,
  version: 1,
  created_at: 1_700_000_000,
};
const usage = loaded({
  users: { used: 4, cap: 10 },
  campaigns: { used: 25, cap: 25 },
  sms: { used: 12, cap: 1000 },
  mal: { used: 3, cap: null },
});
const failed = { tag: "failed", failure: { tag: "offline" } } as const;

const closing = (more: Partial<CloseOrganisationProps>) => (
  <CloseOrganisation
    name="Harbor School"
    email="olivia@harbor.example"
    isAsked={false}
    isPending={false}
    failure={null}
    onAsk={nothing}
    onClose={nothing}
    {...more}
  />
);
const embedding = (more: Partial<EmbeddingViewProps>) => (
  <EmbeddingView
    org={loaded(org)}
    draft={null}
    isPending={false}
    failure={null}
    onEdit={nothing}
    onSave={nothing}
    onDiscard={nothing}
    onRetry={nothing}
    {...more}
  />
);
const refusedAt = (field: string, ...messages: readonly string[]): Failure => ({
  tag: "invalid",
  message: "",
  errors: { [field]: messages },
});

const account = (more: Partial<AccountViewProps>) => (
  <AccountView
    org={loaded(org)}
    draft={null}
    zones={["Europe/Berlin", "Europe/London"]}
    usage={<UsageCard usage={usage} onRetry={nothing} />}
    closing={closing({})}
    isPending={false}
    failure={null}
    onEdit={nothing}
    onSave={nothing}
    onDiscard={nothing}
    onRetry={nothing}
    {...more}
  />
);
const security = (more: Partial<SecurityViewProps>) => (
  <SecurityView
    org={loaded(org)}
    draft={null}
    isSaving={false}
    refused={null}
    onEdit={nothing}
    onSave={nothing}
    onDiscard={nothing}
    isPending={false}
    failure={null}
    onCopy={nothing}
    onRotate={nothing}
    onRetry={nothing}
    {...more}
  />
);

/** The settings of the organisation in every state. */
export const gallery: GalleryEntry = {
  name: "organisation",
  group: "staff/organisation",
  isWhole: true,
  states: {
    account: () => account({}),
    "account edited": () => account({ draft: { ...orgDraftOf(org), name: "Harbor" } }),
    "account refused": () =>
      account({
        draft: { ...orgDraftOf(org), domain: "https://x" },
        failure: {
          tag: "invalid",
          message: "",
          errors: { domain: ["“https://x” is not a domain. Enter one like example.com, without https:// and path."] },
        },
      }),
    "account changed meanwhile": () =>
      account({ failure: { tag: "conflict", message: "Someone else changed these settings in the meantime.", current: null } }),
    "account without owner": () => account({ org: loaded({ ...org, owner: null, trial_end: 0 }) }),
    "account loading": () => account({ org: idle }),
    "account offline": () => account({ org: failed }),
    security: () => security({}),
    "security without a key": () => security({ org: loaded({ ...org, public_key: null, single_sign_on: false }) }),
    "security refused": () => security({ failure: { tag: "server", requestId: null, message: "Something went wrong." } }),
    "security edited": () => security({ draft: { idle_hours: 2, session_days: 7, single_sign_on_only: true } }),
    "security out of range": () =>
      security({
        draft: { idle_hours: 2, session_days: 7, single_sign_on_only: false },
        refused: refusedAt("session_days", "must be a whole number from 1 to 14"),
      }),
    closing: () => account({ closing: closing({ isAsked: true }) }),
    "closing refused": () => account({ closing: closing({ isAsked: true, failure: refusedAt("code", "Enter the code of your app.") }) }),
    embedding: () => embedding({ org: loaded({ frame_origins: ["https://intranet.example.com", "https://wiki.example.com:8443"] }) }),
    "embedding of nobody": () => embedding({}),
    "embedding refused": () =>
      embedding({
        draft: "http://intranet",
        failure: refusedAt(
          "frame_origins",
          "“http://intranet” is not a site. Enter one like https://intranet.example.com, without a path and without wildcards.",
        ),
      }),
    "embedding loading": () => embedding({ org: idle }),
    "embedding offline": () => embedding({ org: failed }),
    "security loading": () => security({ org: idle }),
    backend: () => <BackendView org={loaded(org)} usage={usage} programs={loaded([])} onRetry={nothing} />,
    "backend loading": () => <BackendView org={idle} usage={idle} programs={idle} onRetry={nothing} />,
    "backend offline": () => <BackendView org={failed} usage={failed} programs={failed} onRetry={nothing} />,
  },
};
