import * as E from "fp-ts/lib/Either.js";
import { mayCall } from "../access/access-rule.rule.ts";
import type { Actor, LearnerActor, StaffActor } from "../access/actor.model.ts";
import { contactWall, seesContact } from "../contacts/contact-wall.rule.ts";
import { type Failure, forbidden } from "../kernel/failure.ts";
import { colleagueViewProblem } from "./colleague-view.rule.ts";
import { viewAccess } from "./view-access.rule.ts";
import { viewAsRefusals } from "./view-as-refusals.ts";

type ViewFacts = {
  readonly view_id: number;
  readonly org_id: number;
  readonly user_id: number;
  readonly expires_at: number;
  readonly ended_at: number | null;
};

/**
 * A view of the portal as a contact, as it is stored, with what is known of the contact now.
 * @property signs_in whether the contact may sign in to the portal of the view
 * @property fields custom values of the contact
 */
export type StoredPortalView = ViewFacts & {
  readonly kind: "portal";
  readonly con_id: number;
  readonly pid: string;
  readonly signs_in: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
};

/**
 * A view of the staff application as another user, as it is stored.
 * @property as that user with their rights now; null without an account
 */
export type StoredStaffView = ViewFacts & { readonly kind: "staff"; readonly as: StaffActor | null };

export type StoredView = StoredPortalView | StoredStaffView;

/** A view that is in force: the user who views, and the learner or colleague as whom. */
export type ViewInForce = { readonly id: number; readonly by: StaffActor; readonly as: LearnerActor | StaffActor; readonly until: number };

const isOf = (view: StoredView, by: StaffActor): boolean => view.org_id === by.org_id && view.user_id === by.user_id;

const learnerOf = ({ org_id, con_id, pid, signs_in, fields }: StoredPortalView, by: StaffActor): LearnerActor | null =>
  signs_in && E.isRight(mayCall(viewAccess, by)) && seesContact(contactWall(by), fields) ? { kind: "learner", org_id, con_id, pid } : null;

const colleagueOf = ({ as }: StoredStaffView, by: StaffActor): StaffActor | null =>
  as !== null && colleagueViewProblem(by, { id: as.user_id, role: as.role }) === null ? as : null;

/**
 * A view is in force until it ends, for the user who began it, while they are signed in, may view as this person, and the person may sign in.
 * @param by who is signed in to the staff application in this browser
 * @param now epoch seconds
 */
export const viewInForce = (view: StoredView | null, by: Actor, now: number): E.Either<Failure, ViewInForce> => {
  const over = E.left(forbidden(viewAsRefusals.view_over));
  if (view === null || by.kind !== "staff" || !isOf(view, by) || view.ended_at !== null || view.expires_at <= now) return over;
  const as = view.kind === "portal" ? learnerOf(view, by) : colleagueOf(view, by);
  return as === null ? over : E.right({ id: view.view_id, by, as, until: view.expires_at });
};
