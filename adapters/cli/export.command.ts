import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import type { ContactSelection } from "../../core/bulk/contact-selection.model.ts";
import { ContactSort } from "../../core/contacts/contact-query.model.ts";
import { failureMessage } from "../../core/kernel/failure.ts";
import { writeAudit } from "../server/audit/audit.store.ts";
import { selectedRows } from "../server/bulk/selected-contacts.store.ts";
import { systemClock } from "../server/clock.ts";
import { orderRefused } from "../server/contacts/contact-order.ts";
import { columnsFor, contactCsv, type CsvWanted } from "../server/export/contact-csv.ts";
import type { Database } from "../server/storage/database.ts";
import { openDatabase } from "../server/storage/open-database.ts";
import type { CliHost } from "./cli.host.ts";
import { command, type ExitCode } from "./command.ts";
import { configFrom, reasonOf } from "./server-config.ts";

const Options = t.partial({
  filter: t.string,
  search: t.string,
  archived: t.boolean,
  columns: t.string,
  sort: t.string,
  org: t.string,
  out: t.string,
  plain: t.boolean,
});
type Options = t.TypeOf<typeof Options>;

/**
 * A filter document as typed.
 * @returns undefined when it is invalid JSON
 */
const documentOf = (text: string | undefined): unknown => {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Orgs = readonly { readonly org_id: number; readonly domain: string }[];

/** The organisation to export: the only one, or the one whose domain was given; else an error message. */
const orgOf = (orgs: Orgs, domain: string | undefined): Orgs[number] | string => {
  const named = domain === undefined ? orgs : orgs.filter((org) => org.domain === domain);
  const [only, another] = named;
  if (only === undefined) return `There is no such organisation. --org may be: ${orgs.map((org) => org.domain).join(", ")}.`;
  return another === undefined ? only : `Name the organisation by --org: ${orgs.map((org) => org.domain).join(", ")}.`;
};

const write = async (rows: AsyncIterable<string>, out: string | undefined, host: CliHost): Promise<void> => {
  if (out === undefined) {
    for await (const text of rows) await host.out(text);
    return;
  }
  const file = createWriteStream(out, { flags: "wx", mode: 0o600 });
  for await (const text of rows) if (!file.write(text)) await once(file, "drain");
  file.end();
  await once(file, "finish");
};

/** The reason to refuse an export, or null once it is in the audit log. */
const begun = (database: Database, org: number, wanted: CsvWanted): Promise<string | null> =>
  database.inOrg(org, async (tx) => {
    const columns = await columnsFor(tx, wanted.viewer, wanted.columns);
    if (E.isLeft(columns)) return `--columns: ${failureMessage(columns.left)}`;
    const found = { tx, viewer: wanted.viewer, now: wanted.now };
    const rows = await selectedRows(found, wanted.selection);
    if (E.isLeft(rows)) return `--filter: ${failureMessage(rows.left)}`;
    const refused = wanted.sort === null || wanted.sort === undefined ? null : await orderRefused(found, wanted.sort);
    if (refused !== null) return `--sort: ${failureMessage(refused)}`;
    const doer = { actor: { kind: "system" }, request: { id: "cli", ip: "", now: wanted.now } } as const;
    await writeAudit(tx, doer, {
      action: "contacts.export",
      object_type: "export",
      object_id: 0,
      before: null,
      after: { selection: wanted.selection, columns: columns.right.map(({ id }) => id) },
    });
    return null;
  });

const exported = async (options: Options, host: CliHost): Promise<ExitCode> => {
  const config = configFrom(host);
  if (config === null) return 2;
  const filters = documentOf(options.filter);
  if (filters === undefined || (options.out !== undefined && existsSync(options.out))) {
    host.say(
      filters === undefined
        ? "--filter is no JSON; expected a filter document."
        : `${String(options.out)} exists already; choose another name.`,
    );
    return 2;
  }
  const { sort = null } = options;
  if (sort !== null && !ContactSort.is(sort)) {
    host.say(`--sort is "${sort}"; expected name, created, updated or fields.{key}, with - in front for the other direction.`);
    return 2;
  }
  const selection: ContactSelection = {
    of: "matching",
    find: { search: options.search ?? "", archived: options.archived === true, filters },
    except: [],
  };
  const database = await openDatabase(config, host.say);
  try {
    const org = orgOf(
      await database.asSystem(({ db }) => db.selectFrom("orgs").select(["org_id", "domain"]).orderBy("org_id").execute()),
      options.org,
    );
    if (typeof org === "string") {
      host.say(org);
      return 2;
    }
    const wanted: CsvWanted = {
      viewer: "owner",
      selection,
      columns: options.columns?.split(",").map((id) => id.trim()) ?? null,
      bom: options.plain !== true,
      sort,
      now: systemClock.now(),
    };
    const problem = await begun(database, org.org_id, wanted);
    if (problem !== null) {
      host.say(problem);
      return 2;
    }
    await write(contactCsv(database, org.org_id, wanted), options.out, host);
    return 0;
  } finally {
    await database.close();
  }
};

export const exportCommand = command({
  usage: "contacts [--filter <json>] [--search <words>] [--archived] [--columns <ids>] [--sort <order>] [--out <file>]",
  options: {
    filter: { meaning: "Only contacts whom this filter document takes.", value: "json" },
    search: { meaning: "Only contacts with these words in their name, emails or mobiles.", value: "words" },
    archived: { meaning: "Those that are archived instead of those in force." },
    columns: { meaning: "Which columns, by id with commas, such as first_name,email,field:shoe_size; all unless told.", value: "ids" },
    sort: {
      meaning: "In which order: name, created, updated or fields.{key}, with - in front for the other direction; by number unless told.",
      value: "order",
    },
    org: { meaning: "The organisation, by its domain; not needed where there is only one.", value: "domain" },
    out: { meaning: "A file that is not there yet; standard output unless told.", value: "file" },
    plain: { meaning: "Without the mark at the beginning by which Excel knows UTF-8." },
  },
  notes: [
    "Secrets and pictures are never exported. What would be a formula is made harmless; an import reads it as it was.",
    "Stop the server first when the database is the embedded one.",
  ],
  decode: Options,
  run: async (options, [what], host) => {
    if (what !== "contacts") {
      host.say("Say what to export: contacts.");
      return 2;
    }
    try {
      return await exported(options, host);
    } catch (error) {
      host.say(reasonOf(error));
      return 1;
    }
  },
});
