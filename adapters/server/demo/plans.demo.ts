import { plans } from "../../../core/auth/plan-info.rule.ts";
import { passwordHash } from "../auth/password.crypto.ts";
import { freshSecret } from "../auth/secret.crypto.ts";
import { addProductFields } from "../fields/product-fields.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Demo, DemoContext } from "./demo.ts";
import { demoPassword } from "./people.demo.ts";

const day = 24 * 3600;

/** Two smaller organisations: one in the middle of its trial, one whose trial has expired. */
const onTrial = [
  {
    name: "Lighthouse Tutors",
    domain: "lighthouse.example",
    ends: 9,
    people: [{ first_name: "Lily", last_name: "Larsen", role: "owner", flags: [] }],
  },
  {
    name: "Quayside Rowing Club",
    domain: "quayside.example",
    ends: -3,
    people: [
      { first_name: "Rosa", last_name: "Rivers", role: "owner", flags: [] },
      { first_name: "Tom", last_name: "Tides", role: "user", flags: ["contacts", "add_contacts"] },
    ],
  },
] as const;

const emailOf = (person: { readonly first_name: string }, domain: string): string => `${person.first_name.toLowerCase()}@${domain}`;

/** Staff of the two smaller organisations. */
export const trialStaff = onTrial.flatMap(({ people, domain }) => people.map((person) => ({ email: emailOf(person, domain) })));

const payments = async ({ db }: Tx, { org, now }: DemoContext): Promise<void> => {
  await db
    .insertInto("billing")
    .values({
      org_id: org,
      customer_id: `cus_${org}`,
      card_brand: "Visa",
      card_last4: "4242",
      card_exp_month: 12,
      card_exp_year: new Date(now * 1000).getUTCFullYear() + 2,
      created_at: now - 390 * day,
      updated_at: now - 60 * day,
    })
    .execute();
  const bills = [
    { plan: "starter", at: now - 390 * day },
    { plan: "pro", at: now - 60 * day },
  ] as const;
  await db
    .insertInto("invoices")
    .values(
      bills.map(({ plan, at }, index) => ({
        org_id: org,
        plan,
        amount_cents: plans[plan].price_cents,
        status: "paid" as const,
        charge_key: `${plan}:${index + 1}`,
        issued_at: at,
      })),
    )
    .execute();
};

const lines = async ({ db }: Tx, { org, now }: DemoContext): Promise<void> => {
  const teams = await db.selectFrom("teams").select(["team_id", "twilio_phone"]).where("org_id", "=", org).orderBy("team_id").execute();
  for (const { team_id, twilio_phone } of teams)
    if (twilio_phone !== null)
      await db
        .insertInto("phone_lines")
        .values({
          phone_number: twilio_phone,
          org_id: org,
          sid: `PN${twilio_phone.slice(-8)}`,
          teams: [team_id],
          user_id: null,
          purchased_at: now - 200 * day,
        })
        .execute();
};

const trials = async ({ db }: Tx, { now }: DemoContext): Promise<void> => {
  const password_hash = await passwordHash(demoPassword);
  const nothing = { mobile: null, photo: null, oidc_issuer: null, oidc_subject: null, activated: true, password_hash };
  for (const { name, domain, ends, people } of onTrial) {
    const { org_id } = await db
      .insertInto("orgs")
      .values({
        name,
        domain,
        is_demo: true,
        app_key: freshSecret(),
        plan: "trial",
        trial_end: now + ends * day,
        features: [...plans.starter.features],
        created_at: now - 14 * day,
      })
      .returning("org_id")
      .executeTakeFirstOrThrow();
    await addProductFields({ db }, org_id, now - 14 * day);
    await db
      .insertInto("users")
      .values(
        people.map(({ flags, ...person }) => ({
          ...person,
          flags: [...flags],
          ...nothing,
          org_id,
          email: emailOf(person, domain),
          created_at: now - 14 * day,
          updated_at: now,
        })),
      )
      .execute();
  }
};

/** The organisation's payments, its phone lines for texts, an enabled program, and two other organisations on trial. */
export const demo: Demo = {
  place: 70,
  seed: async (tx, context) => {
    await payments(tx, context);
    await lines(tx, context);
    await tx.db
      .insertInto("enabled_programs")
      .values({ org_id: context.org, program_id: "portal-messaging", form: "{}", user_id: null, enabled_at: context.now - 90 * day })
      .execute();
    await trials(tx, context);
  },
};
