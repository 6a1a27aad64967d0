import { act, fireEvent } from "@testing-library/react";

/** Focuses a control and presses Enter on it, as someone at a keyboard does. */
export const pressEnter = (control: HTMLElement): void => {
  act(() => control.focus());
  fireEvent.keyDown(control, { key: "Enter" });
  fireEvent.keyUp(control, { key: "Enter" });
};
