import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";
import { Field, type FieldParts } from "./field.view.tsx";
import { type NumberLimits, stepped, stepsOfKey, withinLimits } from "./number-steps.ts";

export type NumberFieldProps = FieldParts &
  NumberLimits & {
    readonly name?: string;
    readonly placeholder?: string;
    readonly autoFocus?: boolean;
    readonly isDisabled?: boolean;
    readonly isRequired?: boolean;
    /** NaN when empty. */
    readonly value?: number;
    readonly defaultValue?: number;
    /** Called at every step, on Enter and on blur. */
    readonly onChange?: (value: number) => void;
  };

const textOf = (value: number): string => (Number.isNaN(value) ? "" : String(value));

/** A number that is typed or stepped with the arrow keys. */
export const NumberField = ({
  value,
  defaultValue = Number.NaN,
  onChange,
  minValue,
  maxValue,
  step,
  placeholder = "",
  name,
  autoFocus = false,
  isDisabled = false,
  isRequired = false,
  ...field
}: NumberFieldProps) => {
  const text = useText(kitText);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const limits = {
    ...(minValue === undefined ? {} : { minValue }),
    ...(maxValue === undefined ? {} : { maxValue }),
    ...(step === undefined ? {} : { step }),
  };
  const known = value ?? own;
  const reading = typed === null ? known : typed === "" ? Number.NaN : Number(typed);
  const take = (next: number): void => {
    setTyped(null);
    setOwn(next);
    if (!Object.is(next, known)) onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") take(withinLimits(reading, limits));
    const steps = stepsOfKey[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    take(stepped(reading, steps, limits));
  };
  return (
    <Field {...field} isDisabled={isDisabled}>
      {(ties) => (
        <div className={styles["box"]}>
          <input
            {...ties}
            type="number"
            name={name}
            autoFocus={autoFocus}
            autoComplete="off"
            className={`${styles["input"]} ${styles["number"]}`}
            placeholder={placeholder}
            disabled={isDisabled}
            required={isRequired}
            min={minValue}
            max={maxValue}
            step={step ?? "any"}
            value={typed ?? textOf(known)}
            onChange={(event) => setTyped(event.currentTarget.validity.badInput ? typed : event.currentTarget.value)}
            onBlur={() => take(withinLimits(reading, limits))}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            className={styles["inset"]}
            aria-label={text("decrease")}
            disabled={isDisabled}
            onClick={() => take(stepped(reading, -1, limits))}
          >
            <Minus className={styles["insetIcon"]} aria-hidden="true" />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles["inset"]}
            aria-label={text("increase")}
            disabled={isDisabled}
            onClick={() => take(stepped(reading, 1, limits))}
          >
            <Plus className={styles["insetIcon"]} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
};
