import * as E from "fp-ts/lib/Either.js";
import { authRefusals } from "../../../core/auth/auth-refusals.ts";
import type { SignUp } from "../../../core/auth/credentials.model.ts";
import { planInfo, trialEnd } from "../../../core/auth/plan-info.rule.ts";
import type { SignedIn } from "../../../core/auth/session-user.model.ts";
import { type Failure, invalid } from "../../../core/kernel/failure.ts";
import { activationLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { normalEmail } from "../../../core/validation/email.rule.ts";
import { addProductFields } from "../fields/product-fields.store.ts";
import type { Answer } from "../http/answer.ts";
import type { Request } from "../http/call.ts";
import { addLaunchTasks } from "../org/launch-steps.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";
import { accountByEmail, lockAddress } from "./account.store.ts";
import { createLink, linkLife } from "./one-time-code.store.ts";
import { guessableFailure } from "./password-names.store.ts";
import { passwordHash } from "./password.crypto.ts";
import { freshSecret, secretHash } from "./secret.crypto.ts";
import { startSession } from "./start-session.flow.ts";

const taken = invalid({ email: [authRefusals.email_taken] });

const createOrg = async (tx: Tx, { org_name, plan: wanted }: SignUp, now: number): Promise<number> => {
  const plan = planInfo(wanted ?? null);
  const end = trialEnd(plan, now);
  const row = {
    name: org_name.trim(),
    app_key: freshSecret(),
    plan: end === 0 ? plan.plan : "trial",
    trial_end: end,
    features: [...plan.features],
    created_at: now,
  };
  const { org_id } = await tx.db.insertInto("orgs").values(row).returning("org_id").executeTakeFirstOrThrow();
  await addProductFields(tx, org_id, now);
  return org_id;
};

const createOwner = async ({ db }: Tx, org: number, form: SignUp, password_hash: string, now: number): Promise<number> => {
  const person = {
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    email: normalEmail(form.email),
    mobile: null,
    photo: null,
  };
  const row = {
    org_id: org,
    ...person,
    password_hash,
    oidc_issuer: null,
    oidc_subject: null,
    role: "owner",
    created_at: now,
    updated_at: now,
  };
  return (await db.insertInto("users").values(row).returning("user_id").executeTakeFirstOrThrow()).user_id;
};

const welcome = async (
  tx: Tx,
  outbox: Outbox,
  owner: { readonly org_id: number; readonly user_id: number },
  form: SignUp,
  request: Request,
): Promise<void> => {
  const secret = await createLink(tx, "activate", owner, request.now);
  const letter = activationLetter(
    request.language ?? "en",
    { name: form.first_name.trim() },
    `${request.origin}/ui/activate#token=${secret}`,
  );
  await outbox.send(
    tx,
    owner.org_id,
    {
      channel: "email",
      recipient: normalEmail(form.email),
      letter,
      secret: { until: request.now + linkLife.activate, code: secretHash(secret) },
    },
    request.now,
  );
};

/** Creates an organisation with its owner and its launch tasks, signs the owner in, and mails a link that confirms the address. */
export const signup = async (
  database: Database,
  outbox: Outbox,
  form: SignUp,
  request: Request,
): Promise<E.Either<Failure, Answer<SignedIn>>> => {
  const known = await database.asSystem((tx) => accountByEmail(tx, form.email));
  if (known !== null) return E.left(taken);
  const guessable = guessableFailure(form.password, [form.first_name, form.last_name, form.email, form.org_name]);
  if (guessable !== null) return E.left(guessable);
  const hash = await passwordHash(form.password);
  return database.asSystem(async (tx) => {
    await lockAddress(tx, form.email);
    if ((await accountByEmail(tx, form.email)) !== null) return E.left(taken);
    const org_id = await createOrg(tx, form, request.now);
    const user_id = await createOwner(tx, org_id, form, hash, request.now);
    await addLaunchTasks(tx, { org_id, user_id }, request.now);
    await welcome(tx, outbox, { org_id, user_id }, form, request);
    return E.right(await startSession(tx, { org_id, user_id }, request, "signup"));
  });
};
