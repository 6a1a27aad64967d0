const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds before each further attempt; a delivery that fails after the last is a dead letter. */
export const retryWaits: readonly number[] = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour];

/** Seconds of failures after which a webhook is switched off. */
export const failuresUntilOff = 5 * day;

/** Seconds for which deliveries are kept. */
export const deliveriesKept = 30 * day;

/** Seconds for which a replaced secret still signs. */
export const oldSecretSigns = day;

/**
 * What came of an attempt: the status of the response, or why there was none.
 * `refused`: the address is one of a private network, or none. `unreadable`: the secret was encrypted with another key.
 */
export type DeliveryAnswer =
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "refused" | "unreachable" | "slow" | "unreadable"; readonly status?: undefined };

export type AfterDelivery = { readonly state: "sent" } | { readonly state: "due"; readonly at: number } | { readonly state: "dead" };

export const isAccepted = (answer: DeliveryAnswer): boolean => answer.kind === "status" && answer.status >= 200 && answer.status < 300;

/**
 * The state of a delivery after an attempt: sent on 2xx, due again after a delay, or dead after the last retry or a permanent failure.
 * @param attempts made so far, the last one included
 * @param now epoch seconds
 */
export const afterDelivery = (answer: DeliveryAnswer, attempts: number, now: number): AfterDelivery => {
  if (isAccepted(answer)) return { state: "sent" };
  const wait = answer.kind === "refused" || answer.kind === "unreadable" ? undefined : retryWaits[attempts - 1];
  return wait === undefined ? { state: "dead" } : { state: "due", at: now + wait };
};

/** Why an attempt failed, in words for administrators; null for a success. */
export const deliveryProblem = (answer: DeliveryAnswer): string | null => {
  if (isAccepted(answer)) return null;
  switch (answer.kind) {
    case "status":
      return answer.status >= 300 && answer.status < 400
        ? `The address redirects (status ${answer.status}). Redirects are not followed: enter the final address.`
        : `The address answered with status ${answer.status}.`;
    case "refused":
      return "The address leads to a private network, which is not allowed.";
    case "unreadable":
      return "The signing secret cannot be read, as it was encrypted with another key. Rotate it.";
    case "slow":
      return "The address did not answer within 15 seconds.";
    case "unreachable":
      return "The address could not be reached.";
  }
};

/** The health of a webhook as deliveries change it; times in epoch seconds. */
export type WebhookHealth = { readonly failing_since: number | null };

/** Whether a webhook that has just failed has done so for so long that it is switched off. */
export const isGivenUp = ({ failing_since }: WebhookHealth, now: number): boolean =>
  failing_since !== null && now - failing_since >= failuresUntilOff;
