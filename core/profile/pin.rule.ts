import type { Refusal } from "../kernel/refusal.ts";
import { profileRefusals } from "./profile-refusals.ts";

/** How many wrong PINs in a row are allowed before the password is required. */
export const pinTries = 5;

/** Whether a text is a PIN, which no password can be: six digits. */
export const isPin = (text: string): boolean => /^[0-9]{6}$/.test(text);

const isGuessable = (pin: string): boolean => {
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => Number(digit) - Number(pin[at])));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
};

/** The refusal of a new PIN that has not six digits, or whose digits are all equal or consecutive; null for a good one. */
export const newPinProblem = (pin: unknown): Refusal | null => {
  if (typeof pin !== "string" || !isPin(pin)) return profileRefusals.pin_shape;
  return isGuessable(pin) ? profileRefusals.pin_guessable : null;
};

/**
 * The refusal of a wrong PIN.
 * @param failures wrong PINs in a row, this one included
 */
export const wrongPin = (failures: number): Refusal =>
  failures < pinTries ? profileRefusals.own_pin_wrong({ left: pinTries - failures }) : profileRefusals.pin_locked;
