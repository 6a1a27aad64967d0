import { CircleHelp } from "lucide-react";
import type { GroupOfContact } from "../../../../core/groups/group-answers.model.ts";
import type { Remote } from "../../../../core/kernel/remote.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { ComboBox } from "../../../kit/combo-box.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import styles from "./groups-card.module.css";

export type GroupsCardProps = {
  readonly groups: Remote<readonly GroupOfContact[]>;
  /** all groups visible to the user; undefined until loaded */
  readonly all: readonly GroupOfContact[] | undefined;
  readonly onExplain: (group: GroupOfContact) => void;
  /** loads the groups for the search */
  readonly onLookFor: () => void;
};

/** The groups of a contact, each with the reason; for any other group the reason why the contact is not in it. */
export const GroupsCard = ({ groups, all, onExplain, onLookFor }: GroupsCardProps) => {
  const text = useText(recordText);
  return (
    <Card title={text("groups.title")}>
      <RemoteView remote={groups} skeleton={<SkeletonLines lines={2} />}>
        {(held) => (
          <div className={styles["card"]}>
            {held.length === 0 ? (
              <p className={styles["muted"]}>{text("groups.none")}</p>
            ) : (
              <ul className={styles["groups"]} aria-label={text("groups.title")}>
                {held.map((group) => (
                  <li key={group.id} className={styles["group"]}>
                    <Anchor href={`/ui/groups/edit/${group.id}`} className={styles["name"]} dir="auto">
                      {group.name}
                    </Anchor>
                    <Button
                      size="small"
                      kind="quiet"
                      icon={CircleHelp}
                      aria-label={text("groups.why", { group: group.name })}
                      onPress={() => onExplain(group)}
                    >
                      {text("groups.whyShort")}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            {all === undefined ? (
              <span>
                <Button size="small" kind="quiet" onPress={onLookFor}>
                  {text("groups.check")}
                </Button>
              </span>
            ) : (
              <ComboBox
                label={text("groups.check")}
                placeholder={text("groups.placeholder")}
                autoFocus
                selected={null}
                options={all
                  .filter(({ id }) => held.every((one) => one.id !== id))
                  .map(({ id, name }) => ({ id: String(id), label: name }))}
                onSelect={(id) => {
                  const group = all.find((one) => String(one.id) === id);
                  if (group !== undefined) onExplain(group);
                }}
              />
            )}
          </div>
        )}
      </RemoteView>
    </Card>
  );
};
