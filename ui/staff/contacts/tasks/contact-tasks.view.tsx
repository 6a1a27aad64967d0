import { Check, CircleCheckBig } from "lucide-react";
import type { Remote } from "../../../../core/kernel/remote.ts";
import { type ContactTasksPage, contactTaskLimits } from "../../../../core/tasks/contact-tasks.port.ts";
import { taskLimits } from "../../../../core/tasks/task-query.model.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Avatar } from "../../../kit/avatar.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { Card } from "../../../kit/card.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { NoResultState } from "../../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { Pagination } from "../../../kit/pagination.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { ContactTabs } from "../list/contact-tabs.view.tsx";
import { contactHref } from "../list/list-address.ts";
import styles from "./contact-tasks.module.css";
import { TaskRows } from "./task-rows.view.tsx";

export type ContactTasksViewProps = {
  readonly people: Remote<ContactTasksPage>;
  readonly search: string;
  readonly hidesFinished: boolean;
  readonly mayDelete: boolean;
  readonly onSearch: (words: string) => void;
  readonly onHideFinished: (hides: boolean) => void;
  readonly onClear: () => void;
  readonly onPage: (page: number) => void;
  readonly onFinish: (task: Task) => void;
  readonly onRetry: () => void;
};

const Nothing = ({ search, hidesFinished, onClear }: ContactTasksViewProps) => {
  const text = useText(recordText);
  if (search !== "" || hidesFinished) return <NoResultState onClear={onClear} />;
  return (
    <EmptyState icon={CircleCheckBig} title={text("tasks.emptyTitle")}>
      {text("tasks.emptyBody")}
    </EmptyState>
  );
};

/** Tasks about contacts, grouped by contact. */
export const ContactTasksView = (props: ContactTasksViewProps) => {
  const { people, search, hidesFinished } = props;
  const text = useText(recordText);
  return (
    <>
      <PageHeader title={text("tasks.pageTitle")} />
      <ContactTabs selected="tasks" mayDelete={props.mayDelete} />
      <div className={styles["page"]}>
        <div className={styles["tools"]}>
          <div className={styles["search"]}>
            <SearchField
              label={text("tasks.search")}
              placeholder={text("tasks.search")}
              value={search}
              onChange={props.onSearch}
              maxLength={taskLimits.search}
            />
          </div>
          <Button
            size="small"
            {...(hidesFinished ? { icon: Check } : {})}
            aria-pressed={hidesFinished}
            onPress={() => props.onHideFinished(!hidesFinished)}
          >
            {text("tasks.hideFinished")}
          </Button>
        </div>
        <RemoteView remote={people} skeleton={<SkeletonLines lines={8} />} onRetry={props.onRetry}>
          {({ results, page, count }) =>
            results.length === 0 ? (
              <Nothing {...props} />
            ) : (
              <>
                {results.map(({ con_id, name, photo, tasks, count: held }) => (
                  <Card key={con_id}>
                    <div className={styles["card"]}>
                      <h2 className={styles["person"]}>
                        <Avatar name={name} id={String(con_id)} src={photo} size={24} isDecorative />
                        <Anchor href={contactHref(con_id)} dir="auto">
                          {name}
                        </Anchor>
                      </h2>
                      <TaskRows label={name} tasks={tasks} onFinish={props.onFinish} />
                      {held > tasks.length ? (
                        <Anchor href={contactHref(con_id)}>{text("tasks.others", { count: held - tasks.length })}</Anchor>
                      ) : null}
                    </div>
                  </Card>
                ))}
                <Pagination page={page} pageSize={contactTaskLimits.contacts} total={count} onPage={props.onPage} />
              </>
            )
          }
        </RemoteView>
      </div>
    </>
  );
};
