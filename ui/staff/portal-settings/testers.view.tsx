import { Trash2, UserPlus } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { PortalTester } from "../../../core/portal-settings/portal-tester.model.ts";
import { portalSettingsText } from "../../i18n/en/portal-settings.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import lists from "../settings/settings-list.module.css";

export type TestersViewProps = {
  readonly testers: Remote<readonly PortalTester[]>;
  readonly onAdd: () => void;
  readonly onRemove: (tester: PortalTester) => void;
  readonly onRetry: () => void;
};

/** Who sees courses in the portal while they are drafts. */
export const TestersView = ({ testers, onAdd, onRemove, onRetry }: TestersViewProps) => {
  const text = useText(portalSettingsText);
  const dates = useDates();
  const add = (
    <Button icon={UserPlus} onPress={onAdd}>
      {text("testers.add")}
    </Button>
  );
  return (
    <Card title={text("testers.title")} note={text("testers.note")} actions={add}>
      <RemoteView remote={testers} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <p className={lists["muted"]}>{text("testers.empty")}</p>
          ) : (
            <ul className={lists["rows"]} aria-label={text("testers.list")}>
              {known.map((tester) => (
                <li key={tester.con_id} className={lists["row"]} data-wraps="true">
                  <span className={lists["words"]}>
                    <Anchor href={`/ui/contacts/${tester.con_id}`}>{tester.name}</Anchor>
                    <span className={lists["muted"]}>
                      {[tester.info, text("testers.since", { when: dates.at(tester.added_at, { dateStyle: "medium" }) })]
                        .filter((fact) => fact !== "")
                        .join(" · ")}
                    </span>
                  </span>
                  <IconButton icon={Trash2} label={text("testers.remove", { name: tester.name })} onPress={() => onRemove(tester)} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
};
