import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { SelectionBar } from "../../kit/selection-bar.view.tsx";
import { actionIcons, actionKeys } from "./item-menu.view.tsx";

type LibrarySelectionProps = {
  readonly count: number;
  readonly actions: readonly LibraryAction[];
  readonly isBusy: boolean;
  readonly onAction: (action: LibraryAction) => void;
  readonly onClear: () => void;
};

const inBar: readonly LibraryAction[] = ["download", "move", "teams", "link", "remove", "restore"];

/** The actions on the selected entries. */
export const LibrarySelection = ({ count, actions, isBusy, onAction, onClear }: LibrarySelectionProps) => {
  const text = useText(filesText);
  return (
    <SelectionBar count={count} onClear={onClear}>
      {inBar
        .filter((action) => actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            size="small"
            icon={actionIcons[action]}
            isPending={isBusy && action !== "download"}
            onPress={() => onAction(action)}
            {...(actionKeys[action] === undefined ? {} : { "aria-keyshortcuts": actionKeys[action] })}
          >
            {text(`actions.${action}`)}
          </Button>
        ))}
    </SelectionBar>
  );
};
