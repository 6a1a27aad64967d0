import type { GroupVocabulary } from "../../../core/groups/group-answers.model.ts";
import { GroupCatalogue } from "../../../core/groups/group-catalogue.service.ts";
import type { Group } from "../../../core/groups/group.model.ts";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ShareDialog } from "./share-dialog.view.tsx";

type ShareGroupProps = { readonly group: Group; readonly words: Pick<GroupVocabulary, "people" | "teams">; readonly onClose: () => void };

/** Shares a group. */
export const ShareGroupScreen = ({ group, words, onClose }: ShareGroupProps) => {
  const board = useService(GroupCatalogue);
  const { run, isPending, failure } = useSubmit();
  return (
    <ShareDialog
      name={group.name}
      share={group.share_to}
      words={words}
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSave={(share_to) => run(board.update(group.id, { share_to, version: group.version }), onClose)}
    />
  );
};
