import { Plug, Plus } from "lucide-react";
import { useState } from "react";
import { isExpired } from "../../../core/auth/token-life.rule.ts";
import type { OrgToken } from "../../../core/org-tokens/org-token.model.ts";
import { orgTokensText } from "../../i18n/en/org-tokens.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { ConnectorForm } from "./connector-form.view.tsx";
import { OrgTokenForm } from "./org-token-form.view.tsx";
import { OrgTokensView } from "./org-tokens.view.tsx";
import { useOrgTokens } from "./use-org-tokens.ts";

type Asked = { readonly what: "rotate" | "revoke"; readonly token: OrgToken };

/** The tokens of the organisation: created, shown once, rotated, and revoked immediately. */
export const OrgTokensScreen = () => {
  const [text, shared] = [useText(orgTokensText), useText(profileText)];
  const { isPending, failure, create, connect, rotate, revoke, ...view } = useOrgTokens();
  const [open, setOpen] = useState<"token" | "connector" | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setOpen(null);
  const what = asked?.what ?? "revoke";
  const renews = asked?.what === "rotate" && isExpired(asked.token, view.now);
  useScreenCommands([
    { id: "add", title: text("commands.add"), icon: Plus, run: () => setOpen("token") },
    { id: "connect", title: text("commands.connect"), icon: Plug, run: () => setOpen("connector") },
  ]);
  const form = { isPending, failure, onClose: close };
  return (
    <>
      <OrgTokensView
        {...view}
        onAdd={() => setOpen("token")}
        onConnect={() => setOpen("connector")}
        onRotate={(token) => setAsked({ what: "rotate", token })}
        onRevoke={(token) => setAsked({ what: "revoke", token })}
      />
      {open === "token" ? <OrgTokenForm {...form} onCreate={(token) => create(token, close)} /> : null}
      {open === "connector" ? <ConnectorForm {...form} onCreate={(name) => connect(name, close)} /> : null}
      <ConfirmDialog
        title={shared(`tokens.${what}Question`, { name: asked?.token.name ?? "" })}
        action={shared(`tokens.${what}`)}
        isDangerous={what === "revoke"}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) (asked.what === "rotate" ? rotate : revoke)(asked.token.id);
          setAsked(null);
        }}
      >
        {asked?.what === "rotate" && asked.token.is_connector
          ? text("rotateConnectorBody")
          : shared(renews ? "tokens.rotateExpired" : `tokens.${what}Body`)}
      </ConfirmDialog>
    </>
  );
};
