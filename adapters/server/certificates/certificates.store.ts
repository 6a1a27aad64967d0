import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { certificateCode } from "../../../core/certificates/certificate-code.rule.ts";
import type { Certificate } from "../../../core/certificates/certificate.model.ts";
import type { CertificateState } from "../../../core/certificates/decide-certificate.rule.ts";
import type { Tx } from "../storage/database.ts";

/** What is stored about a learner's certificate of a course. */
export const certificateState = async ({ db, org }: Tx, learner: number, course: number): Promise<CertificateState> => {
  const { rows } = await sql<CertificateState>`
    select c.certificate as offers, exists (select from certificates g where g.con_id = ${learner} and g.campaign_id = c.campaign_id and g.org_id = c.org_id) as held
    from campaigns c where c.org_id = ${org} and c.campaign_id = ${course}`.execute(db);
  return rows[0] ?? { offers: false, held: false };
};

/** Gives a learner the certificate of a course, with the names of this moment; one that was given stays. */
export const certify = async ({ db, org }: Tx, learner: number, course: number, at: number): Promise<void> => {
  await sql`
    insert into certificates (org_id, con_id, campaign_id, code, name, course, language, issued_at)
    select l.org_id, l.con_id, c.campaign_id, ${certificateCode(randomBytes(16))}, contact_name(l.first_name, l.last_name, l.email, l.mobile, l.con_id), c.name,
      coalesce(l.language, 'en'), ${at}
    from contacts l join campaigns c on c.org_id = l.org_id and c.campaign_id = ${course} where l.org_id = ${org} and l.con_id = ${learner}
    on conflict (con_id, campaign_id) do nothing`.execute(db);
};

/** A learner's certificates, newest first. */
export const certificatesOf = async ({ db, org }: Tx, learner: number): Promise<readonly Certificate[]> => {
  const { rows } = await sql<Certificate>`
    select code, campaign_id, course, name, issued_at from certificates where org_id = ${org} and con_id = ${learner} order by issued_at desc, certificate_id desc`.execute(
    db,
  );
  return rows;
};

/** Courses of a learner that give a certificate which the learner does not have. */
export const uncertified = async ({ db, org }: Tx, learner: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.campaign_id as id from campaigns c join course_joins j on j.campaign_id = c.campaign_id and j.con_id = ${learner} and j.left_at is null
    where c.org_id = ${org} and c.certificate and c.deleted_at is null
      and not exists (select from certificates g where g.con_id = ${learner} and g.campaign_id = c.campaign_id) order by c.campaign_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
