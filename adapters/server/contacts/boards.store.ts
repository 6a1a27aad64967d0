import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { boardColumns, boardField } from "../../../core/contacts/board-columns.rule.ts";
import { type BoardCard, cardsAtOnce } from "../../../core/contacts/boards.model.ts";
import type { BoardStore } from "../../../core/contacts/boards.port.ts";
import { contactListRefusals } from "../../../core/contacts/contact-list-refusals.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";
import type { Tx } from "../storage/database.ts";
import { matchesTerms } from "./contact-find.store.ts";

type PlacedCard = BoardCard & { readonly value: string | null; readonly n: number };

/** Boards of the list fields that the viewer may see, in the transaction of one call; archived contacts have no card. */
export const makeBoardStore = (tx: Tx, viewer: FieldViewer): BoardStore => ({
  read:
    ({ field: asked, search, column, page }) =>
    async () => {
      const field = boardField(await fieldsSeenBy(tx, viewer), asked);
      if (field === undefined) return E.left(invalid({ field: [contactListRefusals.no_list_field({ field: asked ?? "" })] }));
      if (field === null) return E.right({ field: null, columns: [] });
      const ofColumn = column === null ? [] : [sql`held.value is not distinct from ${column.value}::text`];
      const { rows } = await sql<PlacedCard>`
      select placed.value, placed.n, c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info, c.tags
      from (
        select c.con_id, held.value, count(*) over (partition by held.value) as n, row_number() over (partition by held.value order by c.sort_name, c.con_id) as place
        from own_contacts c left join lateral (
          select distinct chosen.value from jsonb_array_elements_text(case when jsonb_typeof(c.fields -> ${field.name}::text) = 'array' then c.fields -> ${field.name}::text else '[]'::jsonb end) chosen(value)
        ) held on true
        where ${sql.join([sql`c.org_id = ${tx.org}`, sql`c.archived_at is null`, ...matchesTerms(search), ...ofColumn], sql` and `)}
      ) placed join own_contacts c on c.con_id = placed.con_id
      where placed.place > ${(page - 1) * cardsAtOnce} and placed.place <= ${page * cardsAtOnce} order by placed.value, placed.place`.execute(
        tx.db,
      );
      const columns = boardColumns(
        field,
        rows.flatMap(({ value }) => value ?? []),
      ).filter(({ value }) => column === null || value === column.value);
      return E.right({
        field: field.name,
        columns: columns.map(({ value, label }) => {
          const cards = rows.filter((row) => row.value === value);
          return {
            value,
            label,
            count: cards[0]?.n ?? 0,
            contacts: cards.map(({ con_id, name, photo, info, tags }) => ({
              con_id,
              name,
              photo,
              tags,
              ...(info === undefined ? {} : { info }),
            })),
          };
        }),
      });
    },
});
