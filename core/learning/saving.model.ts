/**
 * Where a learner's actions are: all with the server, being sent, kept on this device until they can be sent, or only in this page.
 * @property keeps whether this device keeps actions and drafts beyond this page
 */
export type Saving = { readonly state: "saved" | "saving" | "on-device" | "only-here"; readonly keeps: boolean };

/**
 * @property waiting number of actions that the server has not confirmed
 * @property isFailing whether the last attempt to send failed
 * @property keeps whether the device stores values
 */
export type SavingFacts = { readonly waiting: number; readonly isFailing: boolean; readonly keeps: boolean };

export const savingOf = ({ waiting, isFailing, keeps }: SavingFacts): Saving => {
  if (waiting === 0) return { state: "saved", keeps };
  if (!isFailing) return { state: "saving", keeps };
  return { state: keeps ? "on-device" : "only-here", keeps };
};
