import { catalogue } from "../catalogue.ts";

/** The page of the organisation's tokens. */
export const orgTokensText = catalogue("org-tokens", {
  title: "Organisation tokens",
  note: "For scripts and integrations that belong to the organisation. Each acts as a service user of its own: it cannot sign in, takes no seat, and keeps working when people leave.",
  add: "New token",
  connect: "New connector",
  list: "Organisation tokens",
  none: "No organisation tokens yet",
  noneBody: "Create one for a script or an integration. For your own scripts there are tokens in your account.",
  admin: "Administrator",
  member: "Member: {{permissions}}",
  memberNone: "Member without permissions",
  rotateConnectorBody:
    "The connector gets a new token and a new signing secret. For 24 hours the current token keeps working, and deliveries carry a signature with each secret.",
  connector: "Connector: subscribes and unsubscribes webhooks",
  commands: { add: "New organisation token", connect: "New connector" },
  form: {
    title: "New organisation token",
    name: "Name",
    nameHelp: "Shown in the audit log as who did it.",
    nameRequired: "Enter a name.",
    role: "Role",
    roleOf: { user: "Member", admin: "Administrator" },
    roleNote: { user: "Only what you choose below.", admin: "Whatever administrators may do, except creating tokens and webhooks." },
    flags: "Permissions",
    create: "Create token",
  },
  connectForm: {
    title: "New connector",
    body: "For automation services such as Zapier, Make or n8n. The connector gets a token that can only subscribe and unsubscribe webhooks, and a secret to verify what it receives.",
    create: "Create connector",
  },
});
