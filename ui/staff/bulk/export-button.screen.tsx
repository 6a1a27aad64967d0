import { Download } from "lucide-react";
import type { WholeList } from "../../../core/bulk/contact-selection.rule.ts";
import type { ContactSort } from "../../../core/contacts/contact-query.model.ts";
import { Modals } from "../../../core/shell/modals.service.ts";
import { exportText } from "../../i18n/en/export.ts";
import { useText } from "../../i18n/use-text.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";

/** Exports all contacts of a list. */
export const ExportButton = ({
  list,
  count,
  columns,
  sort,
}: {
  readonly list: WholeList;
  readonly count: number;
  /** ids of the visible columns */ readonly columns: readonly string[];
  readonly sort: ContactSort;
}) => {
  const text = useText(exportText);
  const modals = useService(Modals);
  const open = (): void => modals.open("export-contacts", { selection: list, count, columns, sort });
  useScreenCommands([{ id: "export", title: text("command"), icon: Download, words: text("words"), run: open }]);
  return <IconButton icon={Download} label={text("command")} kind="quiet" onPress={open} />;
};
