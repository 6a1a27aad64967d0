import { Network, Users, UserSearch } from "lucide-react";
import type { ReactNode } from "react";
import type { RelationNode, Upline } from "../../../../core/contacts/relation-tree.model.ts";
import { peopleAtOnce } from "../../../../core/contacts/relation-tree.model.ts";
import type { Field } from "../../../../core/fields/field.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Anchor } from "../../../kit/anchor.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { FailureState } from "../../../kit/failure-state.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { PageHeader } from "../../../kit/page-header.view.tsx";
import { Pagination } from "../../../kit/pagination.view.tsx";
import { Select } from "../../../kit/select.view.tsx";
import { SkeletonLines } from "../../../kit/skeleton.view.tsx";
import { Toolbar } from "../../../kit/toolbar.view.tsx";
import styles from "./relation-tree.module.css";
import { RelationTreeView, type RelationTreeProps } from "./relation-tree.view.tsx";

export type RelationshipsViewProps = Omit<RelationTreeProps, "label"> & {
  /** relations that can be shown; null until loaded */
  readonly relations: readonly Pick<Field, "name" | "label">[] | null;
  /** the relation shown */
  readonly field: string | null;
  /** root contact of the tree; null for all contacts */
  readonly root: RelationNode | null;
  readonly isWhole: boolean;
  readonly upline: Upline | null;
  readonly page: number;
  /** number of contacts at the top level */
  readonly count: number;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  readonly mayAddFields: boolean;
  readonly hrefOf: (root: number | null) => string;
  readonly onRelation: (field: string) => void;
  readonly onChoose: () => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  readonly help?: ReactNode;
};

const fieldsHref = "/ui/settings/fields";

const Over = ({ upline, hrefOf }: { readonly upline: Upline; readonly hrefOf: RelationshipsViewProps["hrefOf"] }) => {
  const text = useText(relationshipsText);
  if (upline.near.length === 0) return null;
  return (
    <nav className={styles["upline"]} aria-label={text("over")}>
      <span>{text("over")}</span>
      {upline.more === 0 ? null : <span>{text("overMore", { count: upline.more })} ›</span>}
      {upline.near.map(({ con_id, name }, at) => (
        <span key={con_id}>
          <Anchor href={hrefOf(con_id)}>{name}</Anchor>
          {at + 1 < upline.near.length ? " ›" : ""}
        </span>
      ))}
    </nav>
  );
};

/** The tree of one relation: of one contact, or of all contacts. */
export const RelationshipsView = (props: RelationshipsViewProps) => {
  const { relations, field, root, isWhole, rows, failure, isLoading } = props;
  const text = useText(relationshipsText);
  const header = <PageHeader title={text("title")} help={props.help} {...(root === null ? {} : { note: root.name })} />;
  if (relations !== null && relations.length === 0)
    return (
      <>
        {header}
        <EmptyState
          icon={Network}
          title={text("noneTitle")}
          action={
            props.mayAddFields ? (
              <LinkButton href={fieldsHref} kind="primary">
                {text("noneAction")}
              </LinkButton>
            ) : null
          }
        >
          {text("noneBody")}
        </EmptyState>
      </>
    );
  const isAlone = root !== null && root.direct === 0;
  return (
    <div className={styles["page"]}>
      {header}
      <Toolbar
        label={text("toolbar")}
        end={
          isWhole ? null : (
            <LinkButton href={props.hrefOf(null)} icon={Users}>
              {text("everybody")}
            </LinkButton>
          )
        }
      >
        {relations === null || relations.length < 2 ? null : (
          <Select
            label={text("relation")}
            isLabelHidden
            options={relations.map(({ name, label }) => ({ id: name, label }))}
            selected={field}
            onSelect={props.onRelation}
          />
        )}
        <Button icon={UserSearch} onPress={props.onChoose}>
          {text(isWhole ? "choose" : "chooseOther")}
        </Button>
      </Toolbar>
      {props.upline === null ? null : <Over upline={props.upline} hrefOf={props.hrefOf} />}
      {failure !== null ? (
        <FailureState failure={failure} onRetry={props.onRetry} />
      ) : rows.length === 0 && isLoading ? (
        <SkeletonLines lines={8} />
      ) : null}
      {failure !== null || rows.length === 0 ? null : (
        <>
          <p className={styles["hint"]}>{text(props.onDrop === undefined ? "hint" : "hintMove")}</p>
          <RelationTreeView {...props} label={text("tree")} />
        </>
      )}
      {failure === null && !isLoading && isWhole && rows.length === 0 ? (
        <EmptyState icon={Network} title={text("emptyTitle")}>
          {text("emptyBody")}
        </EmptyState>
      ) : null}
      {isAlone && failure === null ? <p className={styles["upline"]}>{text("alone", { name: root.name })}</p> : null}
      {isWhole ? <Pagination page={props.page} pageSize={peopleAtOnce} total={props.count} onPage={props.onPage} /> : null}
    </div>
  );
};
