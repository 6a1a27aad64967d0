import * as E from "fp-ts/lib/Either.js";
import { mayCall } from "../access/access-rule.rule.ts";
import type { Actor, LearnerActor, StaffActor } from "../access/actor.model.ts";
import { contactWall, seesContact } from "../contacts/contact-wall.rule.ts";
import { type Failure, forbidden } from "../kernel/failure.ts";
import { viewAccess } from "./view-access.rule.ts";
import { viewAsRefusals } from "./view-as-refusals.ts";

/**
 * A view as it is stored, with what is known of the contact now.
 * @property signs_in whether the contact may sign in to the portal of the view
 * @property fields custom values of the contact
 */
export type StoredView = {
  readonly view_id: number;
  readonly org_id: number;
  readonly user_id: number;
  readonly con_id: number;
  readonly pid: string;
  readonly expires_at: number;
  readonly ended_at: number | null;
  readonly signs_in: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A view that is in force: the user who views, and the learner as whom. */
export type ViewInForce = { readonly id: number; readonly by: StaffActor; readonly as: LearnerActor; readonly until: number };

const isOf = (view: StoredView, by: StaffActor): boolean => view.org_id === by.org_id && view.user_id === by.user_id;

/**
 * A view is in force until it ends, for the user who began it, while they are signed in, may view as contacts and see this one, and while the
 * contact may sign in.
 * @param by who is signed in to the staff application in this browser
 * @param now epoch seconds
 */
export const viewInForce = (view: StoredView | null, by: Actor, now: number): E.Either<Failure, ViewInForce> => {
  const over = E.left(forbidden(viewAsRefusals.view_over));
  if (view === null || by.kind !== "staff" || !isOf(view, by) || view.ended_at !== null || view.expires_at <= now) return over;
  if (!view.signs_in || E.isLeft(mayCall(viewAccess, by)) || !seesContact(contactWall(by), view.fields)) return over;
  const { org_id, con_id, pid } = view;
  return E.right({ id: view.view_id, by, as: { kind: "learner", org_id, con_id, pid }, until: view.expires_at });
};
