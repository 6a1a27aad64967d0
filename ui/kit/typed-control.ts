import type { FocusEventHandler, HTMLAttributes, KeyboardEventHandler } from "react";

/** Props of every typed field. */
export type TypedProps = {
  readonly name?: string;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
  readonly spellCheck?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly onChange?: (text: string) => void;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
  readonly onKeyDown?: KeyboardEventHandler;
};

/** These props as attributes of a native control. */
export const typedControl = ({
  isDisabled = false,
  isReadOnly = false,
  isRequired = false,
  onChange,
  placeholder = "",
  ...rest
}: TypedProps) => ({
  ...rest,
  placeholder,
  disabled: isDisabled,
  readOnly: isReadOnly,
  required: isRequired,
  onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange?.(event.currentTarget.value),
});
