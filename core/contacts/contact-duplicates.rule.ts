import * as t from "io-ts";
import { normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";

const Among = t.type({ $in: t.readonlyArray(t.string) }, "Among");

/** The filter for contacts with one of the given mobiles or emails. */
export const DuplicateFilter = t.type(
  { $or: t.readonlyArray(t.union([t.type({ mobile: Among }), t.type({ email: Among })])) },
  "DuplicateFilter",
);
export type DuplicateFilter = t.TypeOf<typeof DuplicateFilter>;

type Entered = { readonly email: readonly string[]; readonly mobile: readonly string[] };

/** The filter for contacts with the entered addresses, mobiles in E.164 and emails in lower case; null without a usable entry. */
export const contactDuplicates = ({ email, mobile }: Entered): DuplicateFilter | null => {
  const mobiles = [...new Set(mobile.map(phoneNormalize).filter((number) => number !== null))];
  const emails = [...new Set(email.map(normalEmail).filter((address) => address !== ""))];
  const branches = [
    ...(mobiles.length > 0 ? [{ mobile: { $in: mobiles } }] : []),
    ...(emails.length > 0 ? [{ email: { $in: emails } }] : []),
  ];
  return branches.length > 0 ? { $or: branches } : null;
};
