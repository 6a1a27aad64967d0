import * as E from "fp-ts/lib/Either.js";
import { ContactLifecycle } from "../../../../core/contacts/contact-lifecycle.port.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { type Failure, failureMessage } from "../../../../core/kernel/failure.ts";
import { contactPhotoText } from "../../../i18n/en/contact-photo.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";
import { useChoosePicture } from "../../files/picker/use-choose-picture.ts";
import type { RecordActs } from "./record-header.view.tsx";

/** Chooses the photo of a contact from the files, or removes it; both can be undone. */
export const usePhotoActs = (contact: Contact | undefined): RecordActs["onPhoto"] => {
  const contacts = useService(ContactLifecycle);
  const toasts = useToasts();
  const choosePicture = useChoosePicture();
  const text = useText(contactPhotoText);
  const fail = (failure: Failure, again?: () => void): void => {
    const action = again === undefined ? {} : { action: { label: text("undo"), run: again } };
    toasts.show({ text: failureMessage(failure), tone: "error", ...action });
  };
  const set = async ({ con_id, name, photo: earlier }: Contact, photo: string | null): Promise<void> => {
    const answer = await contacts.setPhoto(con_id, photo)();
    if (E.isLeft(answer)) return fail(answer.left);
    const undo = async (): Promise<void> => {
      const back = await contacts.setPhoto(con_id, earlier)();
      if (E.isLeft(back)) fail(back.left, () => void undo());
    };
    toasts.undoable(text(photo === null ? "removed" : "set", { name }), text("undo"), () => void undo());
  };
  const choose = async (of: Contact): Promise<void> => {
    const photo = await choosePicture(text("choose"));
    if (photo !== null && photo !== of.photo) await set(of, photo);
  };
  return {
    choose: () => contact !== undefined && void choose(contact),
    remove: () => contact !== undefined && void set(contact, null),
  };
};
