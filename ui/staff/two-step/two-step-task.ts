/** One change of the sign-in, in a window. */
export type TwoStepTaskProps = {
  readonly email: string;
  /** How one signs in is another way now. */
  readonly onChanged: () => void;
  /** @param said what has been done; null when the window was closed before */
  readonly onClose: (said: string | null) => void;
};
