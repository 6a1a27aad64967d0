import * as E from "fp-ts/lib/Either.js";
import { GroupStore } from "../../../../core/groups/groups.port.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { listViewsText } from "../../../i18n/en/list-views.ts";
import { useText } from "../../../i18n/use-text.ts";
import { loadable } from "../../../kit/loadable.view.tsx";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useGo } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";

const NameWindow = loadable(async () => (await import("../../groups/name-dialog.view.tsx")).NameDialog);

/** Creates a group from the filters of the list, after asking for a name. */
export const GroupOfFiltersScreen = ({ filters, onClose }: { readonly filters: unknown; readonly onClose: () => void }) => {
  const text = useText(listViewsText);
  const toasts = useToasts();
  const go = useGo();
  const groups = useService(GroupStore);
  const save = async (name: string): Promise<void> => {
    onClose();
    const made = await groups.create({ name, filters })();
    if (E.isLeft(made)) return void toasts.show({ text: text("failed", { reason: failureMessage(made.left) }), tone: "error" });
    toasts.show({
      text: text("groupSaved", { name }),
      tone: "success",
      action: { label: text("openGroup"), run: () => go(`/ui/groups/edit/${made.right.id}?tab=contacts`) },
    });
  };
  return (
    <NameWindow.View
      title={text("groupTitle")}
      label={text("name")}
      action={text("asGroup")}
      start=""
      error={null}
      onSubmit={(name) => void save(name)}
      onClose={onClose}
    />
  );
};
