import { afterAll, beforeAll } from "vitest";
import { makeNumbersHttp } from "../../../../adapters/http/phone.http.ts";
import { type NumbersParts, numbersConformance } from "../../../conformance/numbers.conformance.ts";
import { makeNumbersFake } from "../../../fakes/numbers.fake.ts";
import { type Engine, type Engines, startBoth } from "../two-engines.ts";
import { seedOrg } from "../two-orgs.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("numbers_conformance");
});
afterAll(() => engines.close());

const areas = function* (): Generator<string> {
  for (let code = 220; ; code += 1) if (code % 100 !== 11) yield String(code);
};

numbersConformance(
  "the fake",
  async () => {
    const carrier = makeNumbersFake();
    return { numbers: carrier.of("a", [7]), others: carrier.of("b", []), team: 7, lineOfTeam: async () => carrier.lineOf(7) };
  },
  areas(),
);

const on = (engine: () => Engine) => async (): Promise<NumbersParts> => {
  const { server } = engine();
  const [a, b] = [
    await seedOrg(server.database, `n${crypto.randomUUID().slice(0, 8)}`),
    await seedOrg(server.database, `n${crypto.randomUUID().slice(0, 8)}`),
  ];
  const { team_id: team } = await server.database.asSystem(({ db }) =>
    db
      .insertInto("teams")
      .values({ org_id: a.org, label: "Partners", twilio_phone: null, deleted_at: null, created_at: 1, updated_at: 1 })
      .returning("team_id")
      .executeTakeFirstOrThrow(),
  );
  return {
    numbers: makeNumbersHttp(await server.callerOf(a.owner)),
    others: makeNumbersHttp(await server.callerOf(b.owner)),
    team,
    lineOfTeam: async () =>
      (
        await server.database.asSystem(({ db }) =>
          db.selectFrom("teams").select("twilio_phone").where("team_id", "=", team).executeTakeFirstOrThrow(),
        )
      ).twilio_phone,
  };
};

numbersConformance(
  "the server on the embedded database",
  on(() => engines.pglite),
  areas(),
);
numbersConformance(
  "the server on PostgreSQL",
  on(() => engines.postgres),
  areas(),
);
