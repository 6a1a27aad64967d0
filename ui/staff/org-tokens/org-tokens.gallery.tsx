import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { OrgToken } from "../../../core/org-tokens/org-token.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ConnectorForm } from "./connector-form.view.tsx";
import { OrgTokenForm } from "./org-token-form.view.tsx";
import { OrgTokensView, type OrgTokensViewProps } from "./org-tokens.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;

const first: OrgToken = {
  id: 1,
  name: "Nightly export",
  user_id: 12,
  role: "user",
  flags: ["contacts", "reports"],
  scopes: ["contacts:read", "analytics:read"],
  days: 90,
  created_at: now - 900_000,
  expires_at: now + 6_000_000,
  used_at: now - 7_200,
  old_until: null,
  is_connector: false,
};
const tokens: readonly OrgToken[] = [
  first,
  { ...first, id: 2, name: "Directory sync", role: "admin", flags: [], scopes: null, old_until: now + 50_000 },
  { ...first, id: 3, name: "Zapier", flags: [], scopes: ["hooks:read", "hooks:write"], is_connector: true, used_at: null },
  { ...first, id: 4, name: "Old website", flags: [], scopes: null, expires_at: now - 100 },
];

const list = (more: Partial<OrgTokensViewProps>) => (
  <OrgTokensView
    tokens={loaded(tokens)}
    now={now}
    secret={null}
    onAdd={nothing}
    onConnect={nothing}
    onRotate={nothing}
    onRevoke={nothing}
    onCopy={nothing}
    onRetry={nothing}
    {...more}
  />
);
const form = { isPending: false, failure: null, onCreate: nothing, onClose: nothing };
const secret = { app_key: "harbour-app-key", token: "a-token-of-the-gallery", secret: "whsec_c2VjcmV0IG9mIHRoZSBnYWxsZXJ5" };
const taken = "There is a token “Zapier” already. Choose another name, so that the audit log tells the two apart.";

/** The page of the organisation's tokens in every state. */
export const gallery: GalleryEntry = {
  name: "org-tokens",
  group: "staff/org-tokens",
  isWhole: true,
  states: {
    tokens: () => list({}),
    "made a connector": () => list({ secret }),
    "no tokens": () => list({ tokens: loaded([]) }),
    loading: () => list({ tokens: idle }),
    offline: () => list({ tokens: { tag: "failed", failure: { tag: "offline" } } }),
    "new token": () => <OrgTokenForm {...form} />,
    "new connector": () => <ConnectorForm {...form} />,
    "name taken": () => <ConnectorForm {...form} failure={{ tag: "invalid", message: "", errors: { name: [taken] } }} />,
  },
};
