import { LayoutGrid, List } from "lucide-react";
import type { PeopleView } from "../../../core/users/people-list.view-model.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComingField } from "../../kit/coming-field.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";

const Order = loadable(async () => (await import("../../kit/select.view.tsx")).Select, ComingField);
const views = [
  { id: "list", icon: List },
  { id: "grid", icon: LayoutGrid },
] as const;
const orders = ["name", "role", "state", "seen"] as const;

type Props = {
  readonly view: PeopleView;
  readonly sort: string;
  readonly onView: (view: PeopleView) => void;
  readonly onSort: (sort: string) => void;
};

/** Switches between list and grid; a grid has no headings, so its order is chosen here. */
export const UsersViewSwitch = ({ view, sort, onView, onSort }: Props) => {
  const text = useText(usersText);
  return (
    <>
      {view === "grid" ? (
        <Order.View
          label={text("order")}
          isLabelHidden
          options={orders.map((id) => ({ id, label: text(`orders.${id}`) }))}
          selected={orders.find((id) => id === sort) ?? null}
          onSelect={onSort}
        />
      ) : null}
      <ViewSwitch
        label={text("view")}
        views={views.map((one) => ({ ...one, label: text(`views.${one.id}`) }))}
        view={view}
        onView={onView}
      />
    </>
  );
};
