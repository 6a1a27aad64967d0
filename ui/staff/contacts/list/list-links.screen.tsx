import { Copy, EllipsisVertical, Kanban, Network, Upload } from "lucide-react";
import { holdsFlag } from "../../../../core/access/permission.rule.ts";
import { listLinksText } from "../../../i18n/en/list-links.ts";
import { useText } from "../../../i18n/use-text.ts";
import { IconButton } from "../../../kit/icon-button.view.tsx";
import { Menu } from "../../../kit/menu.view.tsx";
import { hrefOfPage } from "../../named-page.ts";
import { useStaffUser } from "../../staff-user.ts";

const pages = [
  { id: "boards", page: "contact-boards", icon: Kanban, flag: "contacts" },
  { id: "relationships", page: "contact-relationships", icon: Network, flag: "contacts" },
  { id: "import", page: "contacts-import", icon: Upload, flag: "import_contacts" },
  { id: "duplicates", page: "contact-duplicates", icon: Copy, flag: "contacts" },
] as const;

/** Links beside the list title to the other contact pages that the user may open. */
export const ListLinksScreen = () => {
  const text = useText(listLinksText);
  const { role, flags } = useStaffUser();
  const entries = pages.flatMap(({ id, page, icon, flag }) => {
    const href = hrefOfPage(page, {});
    return href === null || !holdsFlag(role, flag, flags) ? [] : [{ id, label: text(id), icon, href }];
  });
  return (
    <Menu
      label={text("more")}
      placement="bottom end"
      trigger={<IconButton icon={EllipsisVertical} kind="secondary" label={text("more")} />}
      groups={[{ id: "pages", entries }]}
      onAction={() => undefined}
    />
  );
};
