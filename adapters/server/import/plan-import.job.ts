import { sql } from "kysely";
import { members } from "../../../core/access/access-rule.rule.ts";
import { contactName } from "../../../core/contacts/contact-name.rule.ts";
import { changesInWords, type Wording } from "../../../core/import/changes-in-words.rule.ts";
import type { RowDecision } from "../../../core/import/decide-row.rule.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { makePlanSummary } from "../../../core/import/plan-summary.service.ts";
import { rowReading } from "../../../core/import/row-reading.rule.ts";
import type { Config } from "../config.ts";
import { viewerOf } from "../contacts/contact-row.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, JobRefused } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import { importFile } from "../uploads/upload-folder.ts";
import { readRows } from "./import-file.reader.ts";
import { planKind } from "./import-kinds.ts";
import { decideBatch, importKeys } from "./import-people.store.ts";
import { changeImport, readImport } from "./import-row.store.ts";
import { openedContacts } from "./import-secrets.store.ts";
import { gateOf } from "./import-targets.store.ts";
import { knownContacts, wantedBy } from "./known-contacts.store.ts";

const planRow = (wording: Wording) => (decision: RowDecision) => {
  const { row, who, tag } = decision;
  const base = { row_no: row, who, decision: tag, con_id: null, changes: [], cause: null, col: null, value: "" };
  switch (decision.tag) {
    case "create":
      return { ...base, changes: changesInWords(null, decision.after, wording) };
    case "update":
      return { ...base, con_id: decision.contact.con_id, changes: changesInWords(decision.before, decision.after, wording) };
    case "skip":
      return { ...base, con_id: decision.con_id };
    case "error":
      return { ...base, cause: decision.problem.cause, col: decision.problem.column, value: decision.problem.value };
  }
};

const writePlan = async (tx: Tx, id: number, decisions: readonly RowDecision[], wording: Wording): Promise<void> => {
  await sql`
    insert into import_plan (org_id, import_id, decision, row_no, who, con_id, changes, cause, col, value)
    select ${tx.org}::bigint, ${id}::bigint, r.decision, r.row_no, r.who, case when r.con_id > 0 then r.con_id end, r.changes, r.cause, r.col, r.value
    from jsonb_to_recordset(${JSON.stringify(decisions.map(planRow(wording)))}::jsonb) as r (decision text, row_no int, who text, con_id bigint, changes jsonb, cause text, col int, value text)`.execute(
    tx.db,
  );
};

const stopped = "It was stopped before every row was looked at.";

/** Decides every row of a file without changing a contact. */
export const planImportJob = (config: Pick<Config, "dataFolder">, sealer: Sealer): AnyJob =>
  job(planKind, {
    access: members("contacts", "import_contacts"),
    run: async (context) => {
      const id = context.input.id;
      const stored = await context.read((tx) => readImport(tx, viewerOf(context.doer().actor), id));
      if (stored === null) throw new JobRefused("There is no such import.");
      const keys = importKeys(stored);
      const gate = await context.read((tx) => gateOf(tx, context.doer().actor));
      const reading = rowReading(stored.mapping, stored.targets, stored.options, stored.fixes, stored.timezone, stored.columns);
      const people = makePeople([], keys.relations.length > 0);
      const wording: Wording = {
        targets: new Map(stored.targets.map((target) => [target.id.replace(/^field:/, ""), target])),
        timeZone: stored.timezone,
        nameOf: (con_id) => {
          const person = people.byId(con_id);
          return person === undefined ? `#${con_id}` : contactName(person);
        },
      };
      const summary = makePlanSummary();
      let done = 0;
      await context.step(async (tx) => {
        await tx.db.deleteFrom("import_plan").where("org_id", "=", tx.org).where("import_id", "=", id).execute();
        return { checkpoint: 0, progress: { done: 0, total: null, counts: {} } };
      });
      try {
        for await (const rows of readRows(importFile(config, sealer, stored.file_id), stored.layout, reading, 0))
          await context.step(async (tx) => {
            const known = (await knownContacts(tx, wantedBy(rows, stored.options.country))).filter(
              ({ con_id }) => people.byId(con_id) === undefined,
            );
            for (const contact of await openedContacts(tx, sealer, known, keys.secrets)) people.put(contact);
            const decisions = await decideBatch(tx, rows, stored, keys, people, gate);
            for (const decision of decisions) summary.add(decision);
            await writePlan(tx, id, decisions, wording);
            done += rows.length;
            const { create, update, skip, error } = summary.read();
            return { checkpoint: done, progress: { done, total: null, counts: { create, update, skip, error } } };
          });
      } catch (error) {
        if (error instanceof FileProblem) throw new JobRefused(error.message);
        throw error;
      }
      const plan = summary.read();
      await context.step(async (tx) => {
        await changeImport(tx, id, { state: "planned", plan, problem: null });
        return {
          checkpoint: done,
          progress: { done, total: done, counts: { create: plan.create, update: plan.update, skip: plan.skip, error: plan.error } },
        };
      });
      return { result: { total: plan.total } };
    },
    onEnd: async (tx, { input, state, error }) => {
      await changeImport(tx, input.id, { state: "mapping", problem: state === "cancelled" ? stopped : error });
      return { result: null };
    },
  });

/** The job that plans imports. */
export const jobs: JobContribution = ({ config, sealer }) => [planImportJob(config, sealer)];
