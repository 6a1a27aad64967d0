import * as E from "fp-ts/lib/Either.js";
import type { Updateable } from "kysely";
import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import {
  decideNewPage,
  decidePageChange,
  decidePageDeletion,
  decidePageRestoration,
  decidePublication,
  decideWithdrawal,
  pageGone,
} from "../../../core/portal-pages/decide-page.rule.ts";
import { pageEntry, pageRecord } from "../../../core/portal-pages/page-state.rule.ts";
import type { PortalPageRecord } from "../../../core/portal-pages/portal-page.model.ts";
import type { PortalPageStore } from "../../../core/portal-pages/portal-pages.port.ts";
import type { PageDraft, StoredPage } from "../../../core/portal-pages/stored-page.model.ts";
import { type AuditEntry, type Doer, writeAudit } from "../audit/audit.store.ts";
import { sanitizedHtml } from "../lessons/sanitize-items.ts";
import type { Tx } from "../storage/database.ts";
import type { Schema } from "../storage/schema.ts";
import { lockedPaths, pagesInUse, readPage } from "./portal-page-row.ts";

type Call = Doer & { readonly actor: StaffActor; readonly tx: Tx };

/** What the audit log keeps of a working copy. */
const noted = ({ path, draft_title, draft_html }: PageDraft) => ({ path, title: draft_title, content: draft_html });

/** The pages of the portal in the transaction of one call; changes are written to the audit log. */
export const makePortalPages = (call: Call): PortalPageStore => {
  const { tx } = call;
  const { now } = call.request;
  const shown = async (id: number): Promise<E.Either<Failure, PortalPageRecord>> => {
    const page = await readPage(tx, id);
    return page === null || page.deleted_at !== null ? pageGone : E.right(pageRecord(page));
  };
  const trail = (id: number, action: string, before: AuditEntry["before"], after: AuditEntry["after"]): Promise<void> =>
    writeAudit(tx, call, { action: `portal.${action}`, object_type: "portal_page", object_id: id, before, after });
  const write = (id: number, values: Updateable<Schema["portal_pages"]>) =>
    tx.db
      .updateTable("portal_pages")
      .set({ ...values, updated_at: now, version: sql`version + 1` })
      .where("org_id", "=", call.actor.org_id)
      .where("page_id", "=", id)
      .execute();
  /** The page that a call writes, once other writes of pages are over. */
  const held = async (id: number): Promise<{ readonly page: StoredPage | null; readonly others: ReadonlySet<string> }> => {
    const others = await lockedPaths(tx, id);
    return { others, page: await readPage(tx, id) };
  };

  return {
    list: () => async () => E.right((await pagesInUse(tx)).map(pageEntry)),
    get: (id) => () => shown(id),
    add: (asked) => async () => {
      const decided = decideNewPage(asked, await lockedPaths(tx, null));
      if (E.isLeft(decided)) return decided;
      const { page_id } = await tx.db
        .insertInto("portal_pages")
        .values({ ...decided.right, org_id: call.actor.org_id, created_at: now, updated_at: now })
        .returning("page_id")
        .executeTakeFirstOrThrow();
      await trail(page_id, "page_added", null, noted(decided.right));
      return shown(page_id);
    },
    change:
      (id, { html, ...change }) =>
      async () => {
        const { page, others } = await held(id);
        const decided = decidePageChange(page, html === undefined ? change : { ...change, html: sanitizedHtml(html) }, others);
        if (E.isLeft(decided)) return decided;
        if (page !== null && decided.right !== null) {
          await write(id, decided.right);
          await trail(id, "page_changed", noted(page), noted(decided.right));
        }
        return shown(id);
      },
    publish: (id, version) => async () => {
      const { page } = await held(id);
      const decided = decidePublication(page, version, now);
      if (E.isLeft(decided)) return decided;
      if (page !== null && decided.right !== null) {
        await write(id, decided.right);
        const seen = page.published_at === null ? null : { title: page.title, content: page.html };
        await trail(id, "page_published", seen, { title: decided.right.title, content: decided.right.html });
      }
      return shown(id);
    },
    unpublish: (id, version) => async () => {
      const { page } = await held(id);
      const decided = decideWithdrawal(page, version);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await write(id, decided.right);
        await trail(id, "page_unpublished", null, null);
      }
      return shown(id);
    },
    remove: (id) => async () => {
      const decided = decidePageDeletion((await held(id)).page);
      if (E.isLeft(decided)) return decided;
      await write(id, { deleted_at: now });
      await trail(id, "page_deleted", noted(decided.right), null);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const { page, others } = await held(id);
      const decided = decidePageRestoration(page, others);
      if (E.isLeft(decided)) return decided;
      if (decided.right !== null) {
        await write(id, { deleted_at: null });
        await trail(id, "page_restored", null, noted(decided.right));
      }
      return shown(id);
    },
  };
};
