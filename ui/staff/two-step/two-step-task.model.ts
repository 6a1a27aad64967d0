/** One change of two-step sign-in, in a dialog. */
export type TwoStepTaskProps = {
  readonly email: string;
  /** Called when two-step sign-in has changed. */
  readonly onChanged: () => void;
  /** @param said the success message; null when the dialog was closed before */
  readonly onClose: (said: string | null) => void;
};
