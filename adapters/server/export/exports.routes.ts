import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import type { ContactSort } from "../../../core/contacts/contact-query.model.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { exportRefusals } from "../../../core/export/export-refusals.ts";
import { exportSeconds } from "../../../core/export/exports.port.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { contactExports } from "../../contract/exports.contract.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { selectedRows } from "../bulk/selected-contacts.store.ts";
import { orderRefused } from "../contacts/contact-order.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Download } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { columnsFor, contactCsv } from "./contact-csv.ts";

type Stored = {
  readonly selection: ContactSelection;
  readonly teams: readonly number[] | null;
  readonly columns: readonly string[];
  readonly bom: boolean;
  readonly sort: ContactSort | null;
  readonly created_at: number;
};

/** Endpoints for contact exports. */
export const routes: RouteContribution = ({ database }) =>
  routesFor(contactExports, {
    columns:
      ({ tx, actor }) =>
      async () =>
        E.map((all: readonly { readonly id: string; readonly label: string }[]) => all.map(({ id, label }) => ({ id, label })))(
          await columnsFor(tx, actor.role, null),
        ),
    begin:
      ({ tx, actor, request, body }) =>
      async () => {
        const { now } = request;
        const columns = await columnsFor(tx, actor.role, body.columns);
        if (E.isLeft(columns)) return columns;
        const found = { tx, viewer: actor.role, now, teams: request.teams };
        const rows = await selectedRows(found, body.selection);
        if (E.isLeft(rows)) return rows;
        const refused = body.sort === undefined ? null : await orderRefused(found, body.sort);
        if (refused !== null) return E.left(refused);
        const ids = columns.right.map(({ id }) => id);
        await sql`delete from contact_exports where org_id = ${tx.org} and created_at < ${now - exportSeconds}`.execute(tx.db);
        const { rows: made } = await sql<{ id: number }>`
          insert into contact_exports (org_id, user_id, selection, teams, columns, bom, sort, created_at)
          values (${tx.org}, ${actor.user_id}, ${JSON.stringify(body.selection)}::jsonb, ${request.teams}::bigint[], ${ids}::text[], ${body.bom}, ${body.sort ?? null}::text, ${now}) returning export_id as id`.execute(
          tx.db,
        );
        const id = made[0]?.id ?? 0;
        await writeAudit(
          tx,
          { actor, request },
          {
            action: "contacts.export",
            object_type: "export",
            object_id: id,
            before: null,
            after: { selection: body.selection, columns: ids },
          },
        );
        return E.right({ id, href: `/api/contacts/exports/${id}/contacts.csv`, columns: ids.length });
      },
    file:
      ({ tx, actor, request, params }) =>
      async () => {
        const { now } = request;
        const { rows } = await sql<Stored>`
          select selection, teams, columns, bom, sort, created_at from contact_exports where org_id = ${tx.org} and export_id = ${params.id} and user_id = ${actor.user_id} and created_at > ${now - exportSeconds}`.execute(
          tx.db,
        );
        const [wanted] = rows;
        if (wanted === undefined) return E.left(notFound(exportRefusals.export_over));
        const columns = await columnsFor(tx, actor.role, wanted.columns);
        if (E.isLeft(columns) || (wanted.sort !== null && (await orderRefused({ tx, viewer: actor.role, now }, wanted.sort)) !== null))
          return E.left(notFound(exportRefusals.export_over));
        return E.right(
          new Download(`contacts-${new Date(wanted.created_at * 1000).toISOString().slice(0, 10)}.csv`, () =>
            contactCsv(database, actor.org_id, { ...wanted, viewer: actor.role, now, wall: contactWall(actor) }),
          ),
        );
      },
  });
