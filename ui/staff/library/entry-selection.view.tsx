import type { EntryAction } from "../../../core/library/entry-action.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import { actionIcons, actionKeys } from "./entry-menu.view.tsx";

type EntrySelectionProps<A extends EntryAction> = {
  readonly count: number;
  readonly actions: readonly A[];
  readonly isBusy: boolean;
  readonly onAction: (action: A) => void;
  readonly onClear: () => void;
};

const inBar: ReadonlySet<EntryAction> = new Set(["download", "copy", "move", "tag", "teams", "link", "remove", "restore"]);

const wide = (action: EntryAction): EntryAction => action;

/** The actions on the selected entries. */
export const EntrySelection = <A extends EntryAction>({ count, actions, isBusy, onAction, onClear }: EntrySelectionProps<A>) => {
  const text = useText(libraryText);
  return (
    <SelectionBar count={count} onClear={onClear}>
      {actions
        .filter((action) => inBar.has(action))
        .map((action) => (
          <Button
            key={action}
            size="small"
            icon={actionIcons[action]}
            isPending={isBusy && action !== "download"}
            onPress={() => onAction(action)}
            {...(actionKeys[action] === undefined ? {} : { "aria-keyshortcuts": actionKeys[action] })}
          >
            {text(`actions.${wide(action)}`)}
          </Button>
        ))}
    </SelectionBar>
  );
};
