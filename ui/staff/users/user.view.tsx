import * as E from "fp-ts/lib/Either.js";
import { Archive, Crown, Eye, RotateCcw, Send } from "lucide-react";
import type { ComponentType } from "react";
import type { SessionEntry } from "../../../core/auth/access-list.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Team } from "../../../core/teams/team.model.ts";
import type { UserChange, UserRecord } from "../../../core/users/colleague.model.ts";
import { decideHandOver } from "../../../core/users/decide-hand-over.rule.ts";
import { manageProblem, type PeopleAction, type Person } from "../../../core/users/manage-people.rule.ts";
import type { Owned } from "../../../core/users/owned.model.ts";
import { isPendingState } from "../../../core/users/user-state.rule.ts";
import { colleagueViewRefused } from "../../../core/view-as/colleague-view.rule.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Avatar } from "../../kit/avatar.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import lists from "../settings/settings-list.module.css";
import { ownedWords } from "./owned-words.ts";
import { StatePill } from "./state-pill.view.tsx";
import { UserForm } from "./user-form.view.tsx";
import { UserSessions } from "./user-sessions.view.tsx";
import styles from "./users.module.css";

export type UserViewProps = {
  readonly user: Remote<UserRecord>;
  readonly sessions: Remote<readonly SessionEntry[]>;
  readonly teams: readonly Team[];
  /** the signed-in user */
  readonly me: Person;
  /** epoch seconds */
  readonly now: number;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSave: (change: UserChange) => void;
  /** what a change that is not saved yet gives and takes */
  readonly Impact?: ComponentType<{ readonly user: number; readonly change: UserChange }>;
  /** lets a picture be chosen, and calls back with its address once one is */
  readonly onChoosePhoto: (onChosen: (photo: string) => void) => void;
  readonly onReload: () => void;
  readonly onEndSession: (session: number) => void;
  readonly owned: Remote<Owned>;
  readonly onResetTwoStep: () => void;
  readonly onReinvite: () => void;
  readonly onArchive: (name: string) => void;
  readonly onHandOver: (name: string) => void;
  readonly onViewAs: (name: string) => void;
  /** what changed of the user, and what they changed; asked again once the version is another one */
  readonly History?: ComponentType<{ readonly user: number; readonly version: number }>;
  readonly onRestore: (name: string) => void;
};

const Filled = ({ user, History, ...props }: Omit<UserViewProps, "user"> & { readonly user: UserRecord }) => {
  const text = useText(usersText);
  const isArchived = user.state === "archived";
  const may = (action: PeopleAction): boolean => manageProblem(props.me, user, action) === null;
  return (
    <>
      <PageHeader
        title={user.name}
        note={user.email}
        lead={<Avatar name={user.name} id={String(user.id)} src={user.photo} size={60} isDecorative />}
        help={<StatePill state={user.state} />}
        actions={
          <>
            {isPendingState(user.state) ? (
              <Button icon={Send} onPress={props.onReinvite}>
                {text("user.reinvite")}
              </Button>
            ) : null}
            {colleagueViewRefused({ user_id: props.me.id, role: props.me.role }, user) !== null ? null : (
              <Button icon={Eye} onPress={() => props.onViewAs(user.name)}>
                {text("user.viewAs")}
              </Button>
            )}
            {E.isRight(decideHandOver(props.me, user)) ? (
              <Button icon={Crown} onPress={() => props.onHandOver(user.name)}>
                {text("handOver.action")}
              </Button>
            ) : null}
            {isArchived || !may("archive") ? null : (
              <Button icon={Archive} onPress={() => props.onArchive(user.name)}>
                {text("archive.action")}
              </Button>
            )}
            {isArchived ? (
              <Button kind="primary" icon={RotateCcw} onPress={() => props.onRestore(user.name)}>
                {text("user.restore")}
              </Button>
            ) : null}
          </>
        }
      />
      <div className={styles["list"]}>
        {isArchived ? (
          <Banner tone="warning">{text("user.archivedNote", { name: user.name })}</Banner>
        ) : (
          <UserForm key={user.version} {...props} user={user} />
        )}
        <UserSessions {...props} twoStep={user.two_step} mayEnd={may("details")} mayReset={may("two-step") && !isArchived} />
        <Card title={text("user.owns")}>
          <RemoteView remote={props.owned} skeleton={<SkeletonLines />} onRetry={props.onReload}>
            {(owned) => (
              <p className={lists["muted"]}>
                {owned.length === 0 ? text("user.ownsNothing") : owned.map(({ kind, count }) => ownedWords(text, kind, count)).join(", ")}
              </p>
            )}
          </RemoteView>
        </Card>
        <Card title={text("user.history")} note={text("user.historyNote")}>
          {History === undefined ? null : <History user={user.id} version={user.version} />}
        </Card>
      </div>
    </>
  );
};

/** A user: what they are called, what they may do, where they are signed in and what changed. */
export const UserView = ({ user, ...props }: UserViewProps) => {
  const text = useText(usersText);
  return (
    <RemoteView
      remote={user}
      skeleton={
        <>
          <PageHeader title={text("title")} />
          <SkeletonLines lines={6} />
        </>
      }
      onRetry={props.onReload}
    >
      {(known) => <Filled {...props} user={known} />}
    </RemoteView>
  );
};
