import { type ServerProcess, type Signed, signIn } from "../adapters/server/faults/server-process.ts";

const perSecond = 20;
/** The limits of one session are ten calls and one search a second. */
const users = 5;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Call = { readonly method: string; readonly path: string; readonly body?: string };

/** What staff do, turn about: lists, searches, records, now and then a new contact. */
const callAt = (at: number): Call => {
  const turn = at % 10;
  if (turn === 9) return { method: "POST", path: "/api/contacts", body: JSON.stringify({ first_name: `Use${at}`, last_name: "Ordinary" }) };
  if (turn < 4) return { method: "GET", path: `/api/contacts?limit=50&page=${1 + (at % 3)}` };
  if (turn < 6) return { method: "GET", path: `/api/contacts?search=${String.fromCodePoint(97 + (at % 26))}&limit=50` };
  return { method: "GET", path: turn < 8 ? "/api/bookmarks" : `/api/contacts/${1 + (at % 200)}` };
};

/**
 * Asks twenty times a second, in several sessions.
 * @throws Error when a call was not answered, for another reason than that the server was busy
 */
export const loadFor = async (seconds: number, { origin }: ServerProcess): Promise<void> => {
  const sessions = await Promise.all(Array.from({ length: users }, () => signIn(origin)));
  const ask = async (at: number): Promise<number> => {
    const { path, ...call } = callAt(at);
    const reply = await fetch(origin + path, { ...call, headers: sessions[Math.floor(at / 10) % users]?.headers ?? {} });
    await reply.arrayBuffer();
    return reply.status;
  };
  const answers: Promise<number>[] = [];
  for (let at = 0; at < seconds * perSecond; at += 1) {
    answers.push(ask(at));
    await pause(1_000 / perSecond);
  }
  const refused = (await Promise.all(answers)).filter((status) => status !== 200 && status !== 503);
  if (refused.length > 0)
    throw new Error(`${refused.length} of ${answers.length} calls were answered ${[...new Set(refused)].join(", ")}.`);
};

const path = "/api/contacts/import";

/**
 * Imports people by the product's own calls and waits for the end.
 * @throws Error when fewer were created
 */
export const importPeople = async (rows: number, { origin }: ServerProcess, { headers }: Signed): Promise<void> => {
  const call = async (
    address: string,
    method: string,
    body?: string,
    type = "application/json",
  ): Promise<Readonly<Record<string, unknown>>> =>
    Object(
      await (
        await fetch(origin + address, { method, headers: { ...headers, "content-type": type }, ...(body === undefined ? {} : { body }) })
      ).json(),
    );
  const until = async (id: string, ...states: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
    for (;;) {
      const one = await call(`${path}/${id}`, "GET");
      if (states.includes(String(one["state"]))) return one;
      await pause(250);
    }
  };
  const file = [
    "First name,Last name,Email",
    ...Array.from({ length: rows }, (_, at) => `First${at % 977},Last${at % 7919},memory.${at}@mail.example`),
  ].join("\n");
  const id = String((await call(`${path}?filename=people.csv`, "POST", file, "application/octet-stream"))["id"]);
  await call(`${path}/${id}/plan`, "POST", "{}");
  await until(id, "planned", "mapping");
  await call(`${path}/${id}/run`, "POST", "{}");
  const { counts } = await until(id, "done", "failed");
  const created: unknown = Reflect.get(Object(counts), "created");
  if (created !== rows) throw new Error(`${String(created)} of ${rows} people were imported.`);
};
