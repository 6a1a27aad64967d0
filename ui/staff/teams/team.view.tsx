import { Trash2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { TeamSummary } from "../../../core/teams/team-record.model.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import lists from "../settings/settings-list.module.css";
import { relatedWords } from "./related-words.ts";
import { TeamDetails, type TeamDetailsProps } from "./team-details.view.tsx";
import { TeamLine, type TeamLineProps } from "./team-line.view.tsx";
import { TeamMembers, type TeamMembersProps } from "./team-members.view.tsx";
import styles from "./team-settings.module.css";

export type TeamViewProps = Omit<TeamDetailsProps, "team"> &
  Omit<TeamLineProps, "team"> &
  Omit<TeamMembersProps, "team"> & {
    readonly team: Remote<TeamSummary>;
    readonly onDelete: () => void;
    readonly onRetry: () => void;
  };

const Filled = ({ team, onDelete, ...props }: Omit<TeamViewProps, "team"> & { readonly team: TeamSummary }) => {
  const text = useText(teamSettingsText);
  const has = relatedWords(text, team.related);
  return (
    <>
      <PageHeader
        title={team.label}
        lead={<span className={styles["dot"]} style={{ backgroundColor: team.color }} aria-hidden="true" />}
        actions={
          <Button icon={Trash2} onPress={onDelete}>
            {text("remove.action")}
          </Button>
        }
      />
      <div className={styles["page"]}>
        <TeamMembers {...props} team={team} />
        <TeamDetails {...props} team={team} />
        <TeamLine {...props} team={team} />
        <Card title={text("related.title")} note={text("related.note")}>
          {has.length === 0 ? (
            <p className={lists["muted"]}>{text("related.nothing")}</p>
          ) : (
            <ul className={lists["rows"]} aria-label={text("related.title")}>
              {has.map((words) => (
                <li key={words} className={lists["row"]}>
                  {words}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </>
  );
};

/** A team: who is in it, what it is called, the number it texts from and what it has. */
export const TeamView = ({ team, ...props }: TeamViewProps) => {
  const text = useText(teamSettingsText);
  return (
    <RemoteView
      remote={team}
      skeleton={
        <>
          <PageHeader title={text("title")} />
          <SkeletonLines lines={6} />
        </>
      }
      onRetry={props.onRetry}
    >
      {(known) => <Filled {...props} team={known} />}
    </RemoteView>
  );
};
