/** What a carrier reports of a text after it took it over, as Twilio's status callback names it. */
const lost: ReadonlySet<string> = new Set(["failed", "undelivered"]);

/** Whether a report says that a text which had left did not arrive; every other status changes nothing, in whatever order reports come. */
export const isTextLost = (status: string): boolean => lost.has(status);
