import { type SenderFindings, senderLimits, type SenderVerification } from "./sender.model.ts";

/** What one check found; null for what DNS did not answer. */
export type SenderCheck = { readonly [K in keyof SenderFindings]: SenderFindings[K] | null };

/** The verification as it is stored: with when the last bad day was counted, in epoch seconds. */
export type StoredVerification = SenderVerification & { readonly bad_at: number | null };

/** Seconds between two bad days: a day, less what the daily check may come too early. */
const dayApart = 20 * 3600;

/** Whether the domain's records let mail be sent: our key is published, and its policy allows the mail server, where that is known. */
const isPublished = ({ spf, dkim }: Pick<SenderFindings, "spf" | "dkim">): boolean =>
  (spf.result === "pass" || spf.result === "not_checked") && dkim.result === "pass";

/**
 * The verification after a check. Where DNS did not answer for SPF or DKIM it stays as it is. An address is verified once its records are
 * right and its mailbox is confirmed, and fails after checks on three days in a row that found them wrong.
 * @param now epoch seconds
 */
export const afterCheck = (stored: StoredVerification, { spf, dkim, dmarc }: SenderCheck, now: number): StoredVerification => {
  if (spf === null || dkim === null) return { ...stored, unanswered_at: now };
  const checked = { ...stored, spf, dkim, dmarc: dmarc ?? stored.dmarc, checked_at: now, unanswered_at: null };
  if (isPublished(checked)) {
    const status = stored.mailbox.confirmed_at === null ? "pending" : "verified";
    return { ...checked, status, bad_days: 0, bad_at: null };
  }
  const isAnotherDay = stored.bad_at === null || now - stored.bad_at >= dayApart;
  const bad_days = stored.bad_days + (isAnotherDay ? 1 : 0);
  return {
    ...checked,
    bad_days,
    bad_at: isAnotherDay ? now : stored.bad_at,
    status: bad_days >= senderLimits.badDays ? "failed" : stored.status,
  };
};

/**
 * The verification once the mailed link was confirmed: complete if the last check found the records right.
 * @param now epoch seconds
 */
export const afterMailbox = (stored: StoredVerification, now: number): StoredVerification => ({
  ...stored,
  mailbox: { ...stored.mailbox, confirmed_at: now, until: null },
  status: stored.checked_at !== null && isPublished(stored) ? "verified" : stored.status,
});
