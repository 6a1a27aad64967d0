import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { senderTestLetter } from "../../../core/outbox/sender-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import {
  decideMailboxLink,
  decideNewSender,
  decideSenderName,
  decideSenderReturn,
  decideSenderTest,
  decideThere,
} from "../../../core/senders/decide-sender.rule.ts";
import { domainOf } from "../../../core/senders/published-records.rule.ts";
import type { Sender } from "../../../core/senders/sender.model.ts";
import type { SenderStore } from "../../../core/senders/senders.port.ts";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { keepDomainKey } from "./domain-keys.store.ts";
import { mailLink, orgName } from "./mailbox-link.store.ts";
import { senderOf, type SenderRow, senderRows } from "./sender-row.ts";

type Call = Doer & { readonly actor: StaffActor; readonly request: Request; readonly tx: Tx };
/** @property ips the addresses of the mail server */
type Deps = { readonly outbox: Outbox; readonly sealer: Sealer; readonly ips: readonly string[] };

const isLive = ({ deleted_at }: SenderRow): boolean => deleted_at === null;

/** The senders of an organisation in the transaction of one call; changes are written to the audit log. */
export const makeSenders = (call: Call, { outbox, sealer, ips }: Deps): Omit<SenderStore, "verify" | "confirm"> => {
  const { tx } = call;
  const { now, language = "en" } = call.request;

  const known = async (): Promise<readonly SenderRow[]> => {
    await sql`select from orgs where org_id = ${tx.org} for no key update`.execute(tx.db);
    return senderRows(tx, true);
  };
  const one = async (id: number): Promise<SenderRow | undefined> => (await known()).find((row) => row.id === id);
  const answer = async (id: number): Promise<E.Either<Failure, Sender>> =>
    E.map((row: SenderRow) => senderOf(row, ips))(decideThere((await senderRows(tx)).find((row) => row.id === id)));
  const noted = (action: string, id: number, before: AuditEntry["before"], after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "sender", object_id: id, before, after });
  const set = async (id: number, values: Readonly<Partial<Pick<SenderRow, "name" | "is_default" | "deleted_at">>>): Promise<void> => {
    await tx.db
      .updateTable("senders")
      .set((eb) => ({ ...values, updated_at: now, version: eb("version", "+", 1) }))
      .where("org_id", "=", tx.org)
      .where("sender_id", "=", id)
      .execute();
  };
  const hasDefault = (rows: readonly SenderRow[]): boolean => rows.some((row) => isLive(row) && row.is_default);
  const canMail = canSend(outbox.ways, "email");
  const asViewed = (row: SenderRow) => ({ email: row.email, verification: senderOf(row, ips).verification });

  return {
    all: () => async () => E.right((await senderRows(tx)).filter(isLive).map((row) => senderOf(row, ips))),
    create: (asked) => async () => {
      const rows = await known();
      const decided = decideNewSender(rows, asked);
      if (E.isLeft(decided)) return decided;
      const { email, name, stored, isSame } = decided.right;
      if (stored !== null && isSame) return answer(stored.id);
      const is_default = !hasDefault(rows);
      const domain = domainOf(email);
      await keepDomainKey(tx, sealer, domain, now);
      const { id } = await tx.db
        .insertInto("senders")
        .values({ org_id: call.actor.org_id, domain, email, name, is_default, created_at: now, updated_at: now })
        .onConflict((there) =>
          there.columns(["org_id", "email"]).doUpdateSet((eb) => ({
            name,
            is_default,
            deleted_at: null,
            updated_at: now,
            version: eb("senders.version", "+", 1),
          })),
        )
        .returning("sender_id as id")
        .executeTakeFirstOrThrow();
      await noted("sender.create", id, null, { email, name, is_default });
      const row = await one(id);
      if (row !== undefined && canMail && E.isRight(decideMailboxLink(asViewed(row), now))) await mailLink(call, outbox, row);
      return answer(id);
    },
    rename: (id, change) => async () => {
      const row = await one(id);
      const decided = decideSenderName(row, change, row === undefined ? null : senderOf(row, ips));
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await set(id, decided.right);
        await noted("sender.rename", id, { name: row?.name }, decided.right);
      }
      return answer(id);
    },
    makeDefault: (id) => async () => {
      const rows = await known();
      const there = decideThere(rows.find((row) => row.id === id));
      if (E.isLeft(there)) return there;
      if (!there.right.is_default) {
        const former = rows.find((row) => isLive(row) && row.is_default);
        if (former !== undefined) await set(former.id, { is_default: false });
        await set(id, { is_default: true });
        await noted("sender.default", id, { default: former?.email ?? null }, { default: there.right.email });
      }
      return answer(id);
    },
    sendLink: (id) => async () => {
      const there = decideThere(await one(id));
      if (E.isLeft(there)) return there;
      const decided = canMail ? decideMailboxLink(asViewed(there.right), now) : E.left(conflict(outboxRefusals.mail_not_set_up));
      if (E.isLeft(decided)) return decided;
      await mailLink(call, outbox, there.right);
      await noted("sender.link", id, null, { email: there.right.email });
      return answer(id);
    },
    sendTest: (id, to) => async () => {
      const there = decideThere(await one(id));
      if (E.isLeft(there)) return there;
      const decided = canMail ? decideSenderTest(asViewed(there.right), to) : E.left(conflict(outboxRefusals.mail_not_set_up));
      if (E.isLeft(decided)) return decided;
      const letter = senderTestLetter(language, { org: await orgName(tx), email: there.right.email });
      const message = { channel: "email", recipient: decided.right, letter, secret: null, sender: id } as const;
      await outbox.send(tx, call.actor.org_id, message, now);
      await noted("sender.test", id, null, { to: decided.right });
      return E.right(undefined);
    },
    remove: (id) => async () => {
      const there = decideThere(await one(id));
      if (E.isLeft(there)) return there;
      await set(id, { deleted_at: now });
      await noted("sender.remove", id, { email: there.right.email, name: there.right.name }, null);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const rows = await known();
      const decided = decideSenderReturn(
        rows.find((row) => row.id === id),
        rows.filter(isLive).length,
      );
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await set(id, { deleted_at: null, is_default: decided.right.is_default && !hasDefault(rows) });
        await noted("sender.restore", id, null, { email: decided.right.email });
      }
      return answer(id);
    },
  };
};
