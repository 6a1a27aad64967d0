import type { ContactRecordState } from "../../../core/contacts/contact-record.model.ts";
import { secretMask } from "../../../core/fields/secret.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { galleryDetails, galleryLearner, gallerySeen } from "./gallery-details.ts";
import { OwnDetailsView } from "./own-details.view.tsx";
import { PinDialog } from "./pin-dialog.view.tsx";

const nothing = (): void => undefined;
const done = async (): Promise<void> => undefined;
const withSecret: ContactRecordState = {
  ...galleryDetails.state,
  contact: loaded({ ...galleryLearner, fields: { ...galleryLearner.fields, locker: secretMask } }),
};
const draw = (state: Partial<ContactRecordState>) => <OwnDetailsView {...galleryDetails} state={{ ...galleryDetails.state, ...state }} />;

export const gallery: GalleryEntry = {
  name: "own-details",
  group: "portal/details",
  isWhole: true,
  states: {
    details: () => draw({}),
    "no own fields": () => <OwnDetailsView {...galleryDetails} schema={loaded({ ...gallerySeen, fields: [] })} />,
    loading: () => draw({ contact: { tag: "loading" } }),
    failed: () => draw({ contact: { tag: "failed", failure: { tag: "server", message: "Something went wrong.", requestId: "r-1" } } }),
    saved: () => draw({ save: "saved", saved: ["first_name"] }),
    offline: () => draw({ save: "offline", unsaved: { fields: { birthday: "1990-01-31" } } }),
    refused: () =>
      draw({
        save: "failed",
        unsaved: { fields: { assistant_email: ["nonsense"] } },
        failure: invalid({ "fields.assistant_email": [invalidRefusal("Assistant's email")] }),
      }),
    "secret shown": () => (
      <OwnDetailsView
        {...galleryDetails}
        state={withSecret}
        secretOf={() => ({ ...galleryDetails.secretOf("locker"), shown: { value: "4711", seconds: 24 } })}
      />
    ),
    "pin asked": () => (
      <OwnDetailsView
        {...galleryDetails}
        state={withSecret}
        pin={
          <PinDialog
            sent={{ channel: "email", to: "l•••@harbor.example" }}
            problem={null}
            onConfirm={done}
            onAgain={done}
            onClose={nothing}
          />
        }
      />
    ),
    "pin refused": () => (
      <OwnDetailsView
        {...galleryDetails}
        state={withSecret}
        pin={
          <PinDialog
            sent={{ channel: "sms", to: "•••• 0142" }}
            problem="That is not the pin that we sent you, or it has expired."
            onConfirm={done}
            onAgain={done}
            onClose={nothing}
          />
        }
      />
    ),
    clash: () =>
      draw({
        save: "failed",
        unsaved: { fields: { birthday: "1990-01-31" } },
        clash: { fields: ["fields.birthday"], theirs: galleryLearner },
      }),
  },
};
