import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { AuthLayout } from "../auth/auth-layout.view.tsx";
import { SetUp, type SetUpProps } from "./set-up.view.tsx";

/** The mandatory set-up; only logout is available besides. */
export const TwoStepDueView = ({
  orgName,
  onLogOut,
  ...setUp
}: SetUpProps & { readonly orgName: string; readonly onLogOut: () => void }) => {
  const text = useText(twoStepText);
  const product = useText(staffFrameText)("product");
  return (
    <AuthLayout
      product={product}
      title={text("setUp.title")}
      note={text("due.lead", { org: orgName })}
      footer={
        setUp.step.name === "codes" ? undefined : (
          <Button kind="quiet" size="small" onPress={onLogOut}>
            {text("due.logOut")}
          </Button>
        )
      }
    >
      <SetUp {...setUp} />
    </AuthLayout>
  );
};
