import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { contactLifecycleText } from "../../../i18n/en/contact-lifecycle.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useChoosePicture } from "../../files/picker/use-choose-picture.ts";
import { useContactLifecycle } from "../bin/use-contact-lifecycle.ts";
import type { RecordActs } from "./record-header.view.tsx";

/** Chooses the photo of a contact from the files, or removes it; both can be undone. */
export const usePhotoActs = (contact: Contact | undefined): RecordActs["onPhoto"] => {
  const { setPhoto } = useContactLifecycle();
  const choosePicture = useChoosePicture();
  const text = useText(contactLifecycleText);
  const choose = async (of: Contact): Promise<void> => {
    const photo = await choosePicture(text("choosePhoto"));
    if (photo !== null && photo !== of.photo) await setPhoto(of, photo);
  };
  return {
    choose: () => contact !== undefined && void choose(contact),
    remove: () => contact !== undefined && void setPhoto(contact, null),
  };
};
