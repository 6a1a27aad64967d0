/** Delivery statuses of Twilio's status callback for texts that were not delivered. */
const lost: ReadonlySet<string> = new Set(["failed", "undelivered"]);

/** Whether a report says that a sent text was not delivered; every other status changes nothing, in any order of reports. */
export const isTextLost = (status: string): boolean => lost.has(status);
