import { Archive, Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../kit/button.view.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { Popover } from "../../kit/popover.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { useToasts } from "../../kit/toasts.view.tsx";
import type { GalleryEntry } from "../gallery-entry.ts";
import { Row } from "../row.view.tsx";

const DialogSample = ({ size }: { readonly size: "480" | "600" | "680" }) => {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Dialog {size}</Button>
      <Dialog
        title="Create contact"
        size={size}
        isOpen={isOpen}
        isDirty={name !== ""}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button kind="primary" onPress={close}>
              Create contact
            </Button>
          </>
        }
      >
        <TextField label="First name" value={name} onChange={setName} autoFocus />
        <TextField label="Last name" />
        <TextField label="Email" type="email" />
      </Dialog>
    </>
  );
};

const ConfirmSample = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button kind="danger" onPress={() => setOpen(true)}>
        Delete for good
      </Button>
      <ConfirmDialog title="Delete 3 lessons for good?" action="Delete" isDangerous isOpen={isOpen} onConfirm={close} onCancel={close}>
        Nothing can bring them back.
      </ConfirmDialog>
    </>
  );
};

const ToastSample = () => {
  const toasts = useToasts();
  return (
    <Row>
      <Button onPress={() => toasts.show({ text: "Copied." })}>Toast</Button>
      <Button onPress={() => toasts.show({ tone: "success", text: "Rosa Marsh was created." })}>Success</Button>
      <Button onPress={() => toasts.undoable("3 contacts archived.", "Undo", () => toasts.show({ text: "Brought back." }))}>Undo</Button>
      <Button
        onPress={() =>
          toasts.show({ tone: "error", text: "The file did not upload.", action: { label: "Try again", run: () => undefined } })
        }
      >
        Error
      </Button>
    </Row>
  );
};

const groups = [
  {
    id: "do",
    entries: [
      { id: "edit", label: "Edit", icon: Pencil, shortcut: "E" },
      { id: "copy", label: "Duplicate", icon: Copy },
      { id: "archive", label: "Archive", icon: Archive, isDisabled: true, note: "Needs the permission to archive" },
    ],
  },
  { id: "end", entries: [{ id: "delete", label: "Delete", icon: Trash2, isDangerous: true }] },
];
const theme = [
  {
    id: "theme",
    title: "Theme",
    chosen: "dark",
    entries: [
      { id: "light", label: "Light" },
      { id: "dark", label: "Dark" },
    ],
  },
];

export const gallery: GalleryEntry = {
  name: "overlays",
  group: "kit",
  states: {
    dialogs: () => (
      <Row>
        <DialogSample size="480" />
        <DialogSample size="600" />
        <DialogSample size="680" />
        <ConfirmSample />
      </Row>
    ),
    menus: () => (
      <Row>
        <Menu
          label="Actions"
          trigger={<IconButton icon={MoreHorizontal} label="Actions" kind="secondary" />}
          groups={groups}
          onAction={() => undefined}
        />
        <Menu label="Theme" trigger={<Button>Theme</Button>} groups={theme} onAction={() => undefined} />
        <Popover label="Filter by name" trigger={<Button>Popover</Button>}>
          {(close) => (
            <>
              <TextField label="Name contains" />
              <Button kind="primary" onPress={close}>
                Apply
              </Button>
            </>
          )}
        </Popover>
      </Row>
    ),
    toasts: () => <ToastSample />,
  },
};
