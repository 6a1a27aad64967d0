import { CircleCheck, Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import type { PhoneSetupState } from "../../../core/phone/phone-setup.service.ts";
import { PhoneCountry } from "../../../core/validation/area-code.rule.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { phoneText } from "../../i18n/en/phone.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import styles from "./phone-line.module.css";

export type PhoneLineViewProps = {
  readonly state: PhoneSetupState;
  /** teams that can get the number; empty without a choice */
  readonly teams: readonly { readonly id: number; readonly label: string }[];
  /** beside the area code */
  readonly areaHelp?: ReactNode;
  readonly onCountry: (country: PhoneCountry) => void;
  readonly onAreaCode: (text: string) => void;
  readonly onSearch: () => void;
  readonly onChoose: (phoneNumber: string) => void;
  readonly onTeam: (team: number | null) => void;
  readonly onPurchase: () => void;
  readonly onClose: () => void;
};

const countries = Object.keys(PhoneCountry.keys).filter(PhoneCountry.is);
const everyone = "everyone";

const Found = ({ state, teams, onChoose, onTeam, onSearch }: PhoneLineViewProps) => {
  const text = useText(phoneText);
  const { found, chosen, team, failure } = state;
  if (found.tag === "failed") return found.failure.tag === "limited" ? null : <FailureState failure={found.failure} onRetry={onSearch} />;
  const result = latestValue(found);
  if (result === undefined) return null;
  if (result.numbers.length === 0) return <p className={styles["none"]}>{text("none", { code: result.areaCode })}</p>;
  const options = result.numbers.map(({ phoneNumber, friendlyName, region }) => ({
    id: phoneNumber,
    label: friendlyName,
    ...(region === "" ? {} : { note: region }),
  }));
  const teamOptions = [{ id: everyone, label: text("everyone") }, ...teams.map(({ id, label }) => ({ id: String(id), label }))];
  return (
    <>
      <div className={styles["numbers"]}>
        <RadioGroup
          label={text("numbers")}
          options={options}
          value={chosen}
          onChange={onChoose}
          error={failure?.tag === "invalid" ? failureMessage(failure) : undefined}
        />
      </div>
      {teams.length === 0 ? null : (
        <Select
          label={text("team")}
          options={teamOptions}
          selected={team === null ? everyone : String(team)}
          onSelect={(id) => onTeam(id === everyone ? null : Number(id))}
        />
      )}
    </>
  );
};

const Form = (props: PhoneLineViewProps & { readonly formId: string }) => {
  const text = useText(phoneText);
  const { state, areaHelp, formId, onCountry, onAreaCode, onSearch } = props;
  const { failure, found } = state;
  return (
    <div className={styles["form"]}>
      <p className={styles["intro"]}>{text("intro")}</p>
      <form
        id={formId}
        className={styles["search"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Select
          label={text("country")}
          options={countries.map((id) => ({ id, label: text(`countries.${id}`) }))}
          selected={state.country}
          onSelect={(id) => (PhoneCountry.is(id) ? onCountry(id) : undefined)}
        />
        <div className={styles["area"]}>
          <TextField
            label={text("areaCode")}
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            maxLength={3}
            value={state.areaCode}
            help={text(`areaHelp.${state.country}`)}
            onChange={onAreaCode}
          />
          {areaHelp}
        </div>
        <div className={styles["go"]}>
          <Button type="submit" icon={Search} isDisabled={!state.maySearch} isPending={found.tag === "loading"}>
            {text("search")}
          </Button>
        </div>
      </form>
      {failure === null || failure.tag === "invalid" || failure.tag === "limited" ? null : (
        <Banner tone="danger" title={text("failed")}>
          {failureMessage(failure)}
        </Banner>
      )}
      <div role="status" className={styles["found"]}>
        <Found {...props} />
      </div>
    </div>
  );
};

/** The dialog that sets up a number for text messages. */
export const PhoneLineView = (props: PhoneLineViewProps) => {
  const text = useText(phoneText);
  const formId = useId();
  const { state, onPurchase, onClose } = props;
  const isDone = state.bought !== null;
  const footer = (
    <>
      <Button key={isDone ? "said" : "form"} {...(isDone ? { kind: "primary" as const, autoFocus: true } : {})} onPress={onClose}>
        {text("close")}
      </Button>
      {isDone ? null : (
        <Button kind="primary" isDisabled={state.chosen === null} isPending={state.isBuying} onPress={onPurchase}>
          {text("purchase")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={text("title")} isOpen onClose={onClose} footer={footer}>
      {isDone ? (
        <Message icon={CircleCheck} title={text("done", { number: phoneDisplay(state.bought) })} isAlert />
      ) : (
        <Form {...props} formId={formId} />
      )}
    </Dialog>
  );
};
