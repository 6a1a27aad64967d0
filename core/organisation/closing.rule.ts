import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { closingRefusals } from "./closing-refusals.ts";

const day = 86_400;

/** Days for which a closed organisation is kept, and before the end of which its owner and administrators are reminded. */
const closingDays = { kept: 30, reminded: 3 } as const;

/** When a closed organisation is erased, in epoch seconds. */
export const erasedAt = (closedAt: number): number => closedAt + closingDays.kept * day;

/**
 * Organisations that were closed up to these times are due: for the reminder, and for the erasure; all in epoch seconds.
 * @param now epoch seconds
 */
export const closedLongEnough = (now: number): { readonly reminder: number; readonly erasure: number } => ({
  reminder: now - (closingDays.kept - closingDays.reminded) * day,
  erasure: now - closingDays.kept * day,
});

/**
 * Whether an organisation may be closed: its name has to be typed as it is stored, apart from spaces around it.
 * @param stored the name of the organisation
 */
export const decideClosing = (stored: string, typed: string): E.Either<Failure, void> =>
  typed.trim() === stored.trim() ? E.right(undefined) : E.left(invalid({ name: [closingRefusals.org_name_differs({ name: stored })] }));
