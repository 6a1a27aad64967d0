import { ExternalLink, Pencil, Plus, Power, Undo2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Portal } from "../../../core/portals/portal.model.ts";
import { portalsText } from "../../i18n/en/portals.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import settings from "../portal-settings/portal-settings.module.css";
import lists from "../settings/settings-list.module.css";

export type PortalsViewProps = {
  readonly portals: Remote<readonly Portal[]>;
  readonly onAdd: () => void;
  readonly onEdit: (portal: Portal) => void;
  readonly onClose: (portal: Portal) => void;
  readonly onReopen: (portal: Portal) => void;
  readonly onRetry: () => void;
};

type RowProps = Pick<PortalsViewProps, "onEdit" | "onClose" | "onReopen"> & { readonly portal: Portal; readonly isOnly: boolean };

const Row = ({ portal, isOnly, onEdit, onClose, onReopen }: RowProps) => {
  const text = useText(portalsText);
  const { pid, title, theme, closed_at } = portal;
  const address = `/portal/${pid}`;
  return (
    <li className={lists["row"]} data-wraps="true">
      <span className={lists["words"]}>
        <span className={settings["line"]}>
          <strong>{title}</strong>
          {closed_at === null ? null : <Pill tone="neutral">{text("isClosed")}</Pill>}
          {theme === null ? null : <Pill tone="info">{text("ownLook")}</Pill>}
        </span>
        {closed_at === null ? (
          <Anchor href={`${address}/`} target="_blank" className={settings["line"]}>
            {address} <ExternalLink className={settings["icon"]} aria-hidden="true" />
            <VisuallyHidden>{text("newTab")}</VisuallyHidden>
          </Anchor>
        ) : (
          <span className={lists["muted"]}>{address}</span>
        )}
      </span>
      {closed_at === null ? (
        <span className={lists["acts"]}>
          <IconButton icon={Pencil} label={text("edit", { title })} onPress={() => onEdit(portal)} />
          {isOnly ? null : <IconButton icon={Power} label={text("close", { title })} onPress={() => onClose(portal)} />}
        </span>
      ) : (
        <Button size="small" icon={Undo2} aria-label={text("reopen", { title })} onPress={() => onReopen(portal)}>
          {text("reopenShort")}
        </Button>
      )}
    </li>
  );
};

/** The portals of the organisation, closed ones too, each with its address. */
export const PortalsView = ({ portals, onAdd, onRetry, ...acts }: PortalsViewProps) => {
  const text = useText(portalsText);
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {text("add")}
    </Button>
  );
  return (
    <Card title={text("title")} note={text("note")} actions={add}>
      <RemoteView remote={portals} skeleton={<SkeletonLines lines={2} />} onRetry={onRetry}>
        {(known) => (
          <ul className={lists["rows"]} aria-label={text("list")}>
            {known.map((portal) => (
              <Row key={portal.pid} portal={portal} isOnly={known.filter(({ closed_at }) => closed_at === null).length === 1} {...acts} />
            ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
};
