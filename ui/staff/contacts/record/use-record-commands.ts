import { Archive, ArchiveRestore, Eye, ImagePlus, Link, Merge, Pencil, RefreshCw, StickyNote } from "lucide-react";
import { useEffect } from "react";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { omniRoute } from "../../../../core/shell/omni-record.rule.ts";
import { RecentRecords } from "../../../../core/shell/recent-records.service.ts";
import { contactKeysText } from "../../../i18n/en/contact-keys.ts";
import { contactPhotoText } from "../../../i18n/en/contact-photo.ts";
import { viewAsContactText } from "../../../i18n/en/view-as-contact.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { useService } from "../../../react/services.tsx";

type RecordActs = {
  readonly onMove: () => void;
  readonly onReload: () => void;
  readonly onMerge: () => void;
  readonly onPhoto: () => void;
  /** undefined when a portal link is not possible */ readonly onPortalLink: (() => void) | undefined;
  /** undefined when the portal cannot be looked at as the contact */ readonly onViewAs: (() => void) | undefined;
};

const editFirst = (): void => document.querySelector<HTMLElement>("main dl button, main [data-invalid] button:not(:disabled)")?.click();

const writeNote = (): void => document.querySelector<HTMLElement>("main form textarea")?.focus();

/**
 * The commands of the contact shown, which is also added to the recent records.
 * @param mayChange whether the user may change contacts
 */
export const useRecordCommands = (contact: Contact | undefined, mayChange: boolean, acts: RecordActs): void => {
  const text = useText(contactKeysText);
  const photo = useText(contactPhotoText);
  const view = useText(viewAsContactText);
  const recent = useService(RecentRecords);
  const { con_id: id, name } = contact ?? {};
  const info = contact?.email[0] ?? contact?.mobile[0] ?? "";
  useEffect(() => {
    if (id !== undefined && name !== undefined) recent.visit({ type: "contact", id, name, info, route: omniRoute("contact", id) });
  }, [recent, id, name, info]);
  useScreenCommands(
    contact === undefined
      ? [{ id: "reload", title: text("reloadThis"), icon: RefreshCw, run: acts.onReload }]
      : [
          ...(mayChange
            ? [
                { id: "edit", title: text("edit"), icon: Pencil, keys: "e", run: editFirst },
                {
                  id: "move",
                  title: text(contact.archived ? "unarchiveThis" : "archiveThis"),
                  icon: contact.archived ? ArchiveRestore : Archive,
                  run: acts.onMove,
                },
                { id: "photo", title: photo("command"), icon: ImagePlus, run: acts.onPhoto },
                { id: "merge", title: text("mergeThis"), icon: Merge, run: acts.onMerge },
              ]
            : []),
          ...(acts.onPortalLink === undefined || !mayChange
            ? []
            : [{ id: "link", title: text("linkThis"), icon: Link, run: acts.onPortalLink }]),
          ...(acts.onViewAs === undefined || !mayChange ? [] : [{ id: "view-as", title: view("command"), icon: Eye, run: acts.onViewAs }]),
          { id: "note", title: text("noteThis"), icon: StickyNote, run: writeNote },
          { id: "reload", title: text("reloadThis"), icon: RefreshCw, run: acts.onReload },
        ],
  );
};
