import { Phone, Plus, UsersRound } from "lucide-react";
import { useMemo } from "react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { sharedCount } from "../../../core/teams/team-kinds.rule.ts";
import type { TeamSummary } from "../../../core/teams/team-record.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { teamSettingsText } from "../../i18n/en/team-settings.ts";
import type { Say } from "../../i18n/text-types.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TeamName } from "./team-name.view.tsx";
import styles from "./team-settings.module.css";

export type TeamsListViewProps = {
  readonly teams: Remote<readonly TeamSummary[]>;
  readonly onAdd: () => void;
  /** opens the dialog that buys a number for the whole organisation */
  readonly onSetUp: () => void;
  readonly onRetry: () => void;
};

const columnsOf = (text: Say<typeof teamSettingsText.texts>, language: string): readonly Column<TeamSummary>[] => {
  const number = new Intl.NumberFormat(language);
  const counted = (id: "members" | "contacts" | "shared", count: (team: TeamSummary) => number): Column<TeamSummary> => ({
    id,
    header: text(`columns.${id}`),
    width: "small",
    align: "end",
    cell: (team) => number.format(count(team)),
  });
  return [
    { id: "team", header: text("columns.team"), width: "fill", cell: (team) => <TeamName team={team} /> },
    {
      id: "line",
      header: text("columns.line"),
      cell: ({ twilio_phone }) => (twilio_phone === null ? text("noLine") : phoneDisplay(twilio_phone)),
    },
    counted("members", ({ users }) => users.length),
    counted("contacts", ({ related }) => related.contacts),
    counted("shared", ({ related }) => sharedCount(related)),
  ];
};

const idOf = ({ id }: TeamSummary): string => String(id);
const nameOf = ({ label }: TeamSummary): string => label;
const hrefOf = ({ id }: TeamSummary): string => `/ui/settings/teams/${id}`;

/** The teams of the organisation with members, number and what is shared. */
export const TeamsListView = ({ teams, onAdd, onSetUp, onRetry }: TeamsListViewProps) => {
  const text = useText(teamSettingsText);
  const language = useLanguage();
  const columns = useMemo(() => columnsOf(text, language), [text, language]);
  const known = latestValue(teams);
  const add = (
    <Button kind="primary" icon={Plus} onPress={onAdd}>
      {text("add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={text("title")} note={text("lead")} {...(known === undefined ? {} : { count: known.length })} actions={add} />
      <div className={styles["page"]}>
        <RemoteView remote={teams} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={UsersRound}
                title={text("noTeams")}
                action={
                  <Button icon={Phone} onPress={onSetUp}>
                    {text("setUp")}
                  </Button>
                }
              >
                {text("noTeamsBody")}
              </EmptyState>
            ) : (
              <DataGrid label={text("list")} columns={columns} rows={all} rowId={idOf} rowName={nameOf} rowHref={hrefOf} />
            )
          }
        </RemoteView>
      </div>
    </>
  );
};
