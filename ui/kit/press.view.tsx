import { type ComponentProps, createContext, type KeyboardEvent, type Ref, use, useRef } from "react";

/** How a button was pressed. */
export type Pressed = { readonly pointerType: "mouse" | "touch" | "pen" | "keyboard" };

/** Props that an opener (menu, popover, dialog) adds to its button. */
export type PressExtras = Omit<ComponentProps<"button">, "onClick" | "ref"> & {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress?: (pressed: Pressed) => void;
  /** The user is about to press it. */
  readonly onIntent?: () => void;
};

const none: PressExtras = {};
/** Passes the opener's props to the button inside. */
export const PressContext = createContext<PressExtras>(none);

export type PressProps = Omit<ComponentProps<"button">, "onClick" | "disabled" | "type"> & {
  readonly type?: "button" | "submit" | "reset";
  readonly isDisabled?: boolean | undefined;
  /** Ignores presses and keeps the focus. */
  readonly isPending?: boolean | undefined;
  readonly onPress?: ((pressed: Pressed) => void) | undefined;
  readonly onIntent?: (() => void) | undefined;
};

const pointers: Readonly<Record<string, Pressed["pointerType"]>> = { touch: "touch", pen: "pen" };

const isPressKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === "Enter" || key === " ") && !ctrlKey && !metaKey && !altKey;

/**
 * The base of all buttons, for mouse, touch, pen and keyboard; keys act on keyup, so that a held key presses once and the overlay it opens
 * gets no key event. A submit button leaves keys to its form.
 */
export const Press = ({ isDisabled = false, isPending = false, type = "button", onPress, onIntent, ...own }: PressProps) => {
  const { onPress: onOpen, onIntent: onNear, ...given } = use(PressContext);
  const pointer = useRef<Pressed["pointerType"]>("mouse");
  const isDown = useRef(false);
  const near = (): void => {
    onNear?.();
    onIntent?.();
  };
  const press = (pressed: Pressed): void => {
    if (isPending) return;
    onPress?.(pressed);
    onOpen?.(pressed);
  };
  return (
    <button
      {...given}
      {...own}
      type={type}
      disabled={isDisabled}
      {...(isPending ? { "aria-disabled": true, "data-pending": true } : {})}
      onPointerDown={(event) => {
        pointer.current = pointers[event.pointerType] ?? "mouse";
        own.onPointerDown?.(event);
      }}
      onPointerEnter={(event) => {
        near();
        own.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        near();
        own.onFocus?.(event);
      }}
      onKeyDown={(event) => {
        given.onKeyDown?.(event);
        own.onKeyDown?.(event);
        if (type !== "button" || event.defaultPrevented || !isPressKey(event)) return;
        event.preventDefault();
        isDown.current = true;
      }}
      onKeyUp={(event) => {
        own.onKeyUp?.(event);
        if (!isDown.current || !isPressKey(event)) return;
        isDown.current = false;
        event.preventDefault();
        press({ pointerType: "keyboard" });
      }}
      onBlur={(event) => {
        isDown.current = false;
        own.onBlur?.(event);
      }}
      onClick={(event) => {
        if (isPending) return event.preventDefault();
        // Safari does not focus a clicked button, so the focus could not be restored to it.
        if (document.activeElement !== event.currentTarget) event.currentTarget.focus();
        press({ pointerType: event.detail === 0 ? "keyboard" : pointer.current });
      }}
    />
  );
};
