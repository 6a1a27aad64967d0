import { Network, RefreshCw, Users, UserSearch } from "lucide-react";
import { isAdmin } from "../../../../core/access/permission.rule.ts";
import { relationFields } from "../../../../core/contacts/relation-fields.rule.ts";
import { relationshipsAddress, relationshipsQuery, relationshipsShown } from "../../../../core/contacts/relations.view-model.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { isWritableField } from "../../../../core/fields/writable-field.rule.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { relationshipsText } from "../../../i18n/en/relationships.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useGo, useQuery, useSetQuery } from "../../../react/address.ts";
import { stringifySearch } from "../../../react/plain-search.ts";
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
import { useUpline } from "./use-upline.ts";

const focusTree = (): void => document.querySelector<HTMLElement>('[role="tree"] [tabindex="0"]')?.focus();

/** The relationships page; the URL holds the relation, the contact and the page. */
export const RelationshipsScreen = () => {
  const text = useText(relationshipsText);
  const [address, setQuery, go] = [useQuery(), useSetQuery(), useGo()];
  const select = useSelectContact();
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const { role } = useStaffUser();
  const relations = schema === undefined ? null : relationFields(schema.fields);
  const query = relationshipsQuery(address);
  const { field: asked, root } = query;
  const { branches, state, isCurrent } = useBranches(query);
  const upline = useUpline(asked, root, state.top);
  const { move, moveUnder } = useRelationMoves(state.field, branches);
  const drawn = relations?.find(({ name }) => name === state.field);
  const mayMove = useMayChange() && drawn !== undefined && isWritableField(drawn);
  const hrefOf = (id: number | null): string => `/ui/contacts/relationships${stringifySearch(relationshipsAddress(asked, id))}`;
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
      {...relationshipsShown(state, root, isCurrent)}
      field={state.field}
      upline={upline}
      page={query.page}
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
