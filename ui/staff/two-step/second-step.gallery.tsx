import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import type { SecondStepFormProps } from "./second-step-form.view.tsx";
import { SecondStepView } from "./second-step.view.tsx";
import type { SetUpProps } from "./set-up.view.tsx";
import { TwoStepDueView } from "./two-step-due.view.tsx";

const nothing = (): void => undefined;
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const step: SecondStepFormProps = { isPending: false, failure: null, onSubmit: nothing, onBack: nothing };
const setUp: SetUpProps & { readonly orgName: string; readonly onLogOut: () => void } = {
  step: { name: "password" },
  email: "rosa@example.org",
  isChange: false,
  isPending: false,
  failure: null,
  onStart: nothing,
  onConfirm: nothing,
  onCopy: async () => true,
  onDone: nothing,
  orgName: "Harbour School",
  onLogOut: nothing,
};
const codes = Array.from({ length: 10 }, (_, at) => `7Q2${at}-M4XK-9T0C-HW5${at}`);

export const gallery: GalleryEntry = {
  name: "second-step",
  group: "staff/two-step",
  isWhole: true,
  states: {
    code: () => <SecondStepView {...step} />,
    pending: () => <SecondStepView {...step} isPending />,
    refused: () => (
      <SecondStepView
        {...step}
        failure={{ tag: "invalid", message: "This code is not right.", errors: { code: ["This code is not right."] } }}
      />
    ),
    "too many tries": () => (
      <SecondStepView {...step} failure={{ tag: "forbidden", message: "Too many attempts. Try again in 15 minutes." }} />
    ),
    offline: () => <SecondStepView {...step} failure={{ tag: "offline" }} />,
    "set-up is due": () => <TwoStepDueView {...setUp} />,
    "picture for the app": () => (
      <TwoStepDueView
        {...setUp}
        step={{
          name: "app",
          secret: {
            secret,
            uri: `otpauth://totp/Cygnet:rosa%40example.org?issuer=Cygnet&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
          },
        }}
      />
    ),
    "recovery codes": () => <TwoStepDueView {...setUp} step={{ name: "codes", codes }} />,
  },
};
