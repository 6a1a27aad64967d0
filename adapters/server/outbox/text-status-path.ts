/** Path to which the outbox page of the demo sends texts in the carrier's place. */
export const demoTextsPath = "/dev/outbox/texts";

/** Path to which a carrier delivers texts that were sent to a line. */
export const receivedTextsPath = "/hooks/texts";

/**
 * Path to which a carrier reports the status of a text.
 * @param key the message's key, or `:key` for the route
 */
export const textStatusPath = (key: string): string => `${receivedTextsPath}/${key}`;
