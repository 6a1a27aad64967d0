import * as E from "fp-ts/lib/Either.js";
import { Network, RefreshCw, Users, UserSearch } from "lucide-react";
import { useEffect, useState } from "react";
import { isAdmin } from "../../../../core/access/permission.rule.ts";
import { relationFields } from "../../../../core/contacts/relation-fields.rule.ts";
import { treeRows } from "../../../../core/contacts/relation-rows.rule.ts";
import type { Upline } from "../../../../core/contacts/relation-tree.model.ts";
import { RelationTree } from "../../../../core/contacts/relation-tree.port.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { isWritableField } from "../../../../core/fields/writable-field.rule.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useGo, useQuery, useSetQuery } from "../../../react/address.ts";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useStaffUser } from "../../staff-user.ts";
import { HelpTipScreen } from "../../tooltips/help-tip.screen.tsx";
import { contactHref } from "../list/list-address.ts";
import { useSelectContact } from "../picker/use-select-contact.ts";
import { useMayChange } from "../use-may-change.ts";
import { RelationshipsView } from "./relationships.view.tsx";
import { useBranches } from "./use-branches.ts";
import { useRelationMoves } from "./use-relation-moves.ts";

const page = "/ui/contacts/relationships";
const numberIn = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
const focusTree = (): void => document.querySelector<HTMLElement>('[role="tree"] [tabindex="0"]')?.focus();

/** Who stands over somebody, read again with every reading of the tree. */
const useUpline = (field: string | null, root: number | null, round: unknown): Upline | null => {
  const tree = useService(RelationTree);
  const [upline, setUpline] = useState<Upline | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (root === null) setUpline(null);
    else
      void tree
        .uplines(field, [root])()
        .then((found) => {
          if (isCurrent && E.isRight(found)) setUpline(found.right[0] ?? null);
        });
    return () => {
      isCurrent = false;
    };
  }, [tree, field, root, round]);
  return upline;
};

/** The page of relationships; its address names the relation, the person and the page. */
export const RelationshipsScreen = () => {
  const text = useText(relationshipsText);
  const address = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const select = useSelectContact();
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const { role } = useStaffUser();
  const relations = schema === undefined ? null : relationFields(schema.fields);
  const asked = address["field"] ?? null;
  const root = numberIn(address["root"]);
  const query = { field: asked, root, page: numberIn(address["page"]) ?? 1, sort: "name", isWhole: false } as const;
  const { branches, state, isCurrent } = useBranches(query);
  const upline = useUpline(asked, root, state.top);
  const { move, moveUnder } = useRelationMoves(state.field, branches);
  const drawn = relations?.find(({ name }) => name === state.field);
  const mayMove = useMayChange() && drawn !== undefined && isWritableField(drawn);
  const hrefOf = (id: number | null): string => {
    const search = new URLSearchParams({
      ...(asked === null ? {} : { field: asked }),
      ...(id === null ? {} : { root: String(id) }),
    }).toString();
    return search === "" ? page : `${page}?${search}`;
  };
  const choose = async (): Promise<void> => {
    const chosen = await select({ title: text("choose") });
    if (chosen?.[0] !== undefined) setQuery({ root: String(chosen[0]), page: null }, { push: true });
  };
  useScreenCommands([
    { id: "choose", title: text("commands.choose"), icon: UserSearch, keys: "/", run: () => void choose() },
    ...(root === null ? [] : [{ id: "everybody", title: text("commands.everybody"), icon: Users, run: () => go(hrefOf(null)) }]),
    { id: "tree", title: text("commands.tree"), icon: Network, keys: "j", run: focusTree },
    { id: "reload", title: text("commands.openAll"), icon: RefreshCw, run: () => void branches.reload() },
  ]);
  return (
    <RelationshipsView
      help={<HelpTipScreen slug="contacts-relationships" />}
      relations={relations}
      field={state.field}
      root={(root === null ? undefined : state.nodes.get(root)) ?? null}
      isWhole={root === null}
      upline={upline}
      rows={isCurrent && state.isLoaded ? treeRows(state) : []}
      page={query.page}
      count={isCurrent ? state.top.count : 0}
      isLoading={!isCurrent || state.top.isLoading}
      failure={isCurrent ? state.top.failure : null}
      mayAddFields={isAdmin(role)}
      hrefOf={hrefOf}
      onRelation={(field) => setQuery({ field, page: null }, { push: true })}
      onChoose={() => void choose()}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onRetry={() => void branches.show(query)}
      onOpen={(id) => void branches.open(id)}
      onClose={branches.close}
      onMore={(id) => void branches.more(id)}
      onOpenContact={(node) => go(contactHref(node.con_id))}
      onShowFrom={(node) => go(hrefOf(node.con_id))}
      onMoveUnder={mayMove ? (node) => void moveUnder(node) : undefined}
      onToTop={mayMove ? (node) => void move(node, null) : undefined}
      onDrop={mayMove ? (node, onto) => void move(node, onto) : undefined}
    />
  );
};
