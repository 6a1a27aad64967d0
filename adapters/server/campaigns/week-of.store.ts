import { type RawBuilder, sql } from "kysely";

/** The Monday of the local week of an instant (the core's `weekAt`); `wall_at` knows the zones that databases name otherwise. */
export const weekOf = (at: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`date_trunc('week', to_timestamp(wall_at(${at}, ${zone})) at time zone 'UTC')::date`;
