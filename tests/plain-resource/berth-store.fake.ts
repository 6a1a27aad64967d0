import { makePlainStoreFake } from "../fakes/plain-store.fake.ts";
import { berthKind } from "./core/berths/berth.model.ts";
import type { BerthStore } from "./core/berths/berths.port.ts";

/**
 * Berths in memory.
 * @param now epoch seconds
 */
export const makeBerthStoreFake = (now: () => number): BerthStore =>
  makePlainStoreFake({
    kind: berthKind,
    now,
    recordOf: ({ name, notes }, row) => ({ ...row, name, notes }),
    textOf: ({ name, notes }) => `${name} ${notes}`,
    keyOf: (berth, order) => (order === "name" ? berth.name.toLowerCase() : berth.updated_at),
  });
