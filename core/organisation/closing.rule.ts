import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import { closingRefusals } from "./closing-refusals.ts";

const day = 86_400;

/** Days for which a closed organisation is kept, and before the end of which its owner and administrators are reminded. */
export const closingDays = { kept: 30, reminded: 3 } as const;

/** When a closed organisation is erased, in epoch seconds. */
export const erasedAt = (closedAt: number): number => closedAt + closingDays.kept * day;

/** When owner and administrators are reminded of the erasure, in epoch seconds. */
export const remindedAt = (closedAt: number): number => erasedAt(closedAt) - closingDays.reminded * day;

/**
 * Whether an organisation may be closed: its name has to be typed as it is stored, apart from spaces around it.
 * @param stored the name of the organisation
 */
export const decideClosing = (stored: string, typed: string): E.Either<Failure, void> =>
  typed.trim() === stored.trim() ? E.right(undefined) : E.left(invalid({ name: [closingRefusals.org_name_differs({ name: stored })] }));
