import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { contactRefusals } from "../../../core/contacts/contact-refusals.ts";
import { type ActivityEventKind, activityFilters, activityKeys } from "../../../core/filters/activity.model.ts";
import { filterMoment } from "../../../core/filters/filter-moment.rule.ts";
import { entryLabelOf } from "../../../core/groups/contact-fields.rule.ts";
import { explainFilter } from "../../../core/groups/explain-filter.rule.ts";
import { noGroup, visibleGroup } from "../../../core/groups/found-group.rule.ts";
import type { Explanation, GroupPage, GroupPerson, GroupPreview } from "../../../core/groups/group-answers.model.ts";
import { acceptedFilter, readGroupFilter } from "../../../core/groups/group-filter.rule.ts";
import { groupRefusals } from "../../../core/groups/group-refusals.ts";
import { groupLimits } from "../../../core/groups/group.model.ts";
import type { GroupStore } from "../../../core/groups/groups.port.ts";
import { namedPeople, peopleOfFilters, withNames } from "../../../core/groups/named-people.rule.ts";
import type { StoredGroup } from "../../../core/groups/stored-group.model.ts";
import { conflict, type Failure, notFound } from "../../../core/kernel/failure.ts";
import { withRepValues } from "../contacts/contact-row.ts";
import { makeActivityStore } from "./activity.store.ts";
import { takenContacts } from "./group-condition.ts";
import { askableFields, groupFields, timezoneOf } from "./group-fields.store.ts";
import { contactNames, groupVocabulary, scopeLabelOf } from "./group-names.store.ts";
import { type GroupCall, readGroup, readGroups } from "./group-row.ts";

type Answers = Pick<GroupStore, "count" | "preview" | "members" | "explain" | "ofContact" | "vocabulary">;
type OwnRow = {
  con_id: number;
  archived_at: number | null;
  whole: Readonly<Record<string, unknown>>;
  fields: Readonly<Record<string, unknown>>;
} & Readonly<Record<string, unknown>>;

const allKinds: readonly ActivityEventKind[] = [
  ...new Set(activityKeys.flatMap((key): readonly ActivityEventKind[] => activityFilters[key].events)),
];
const everything = { kinds: allKinds, since: null, campaign: null, lesson: null, item: null, tracker: null };
const noContact: E.Either<Failure, never> = E.left(notFound(contactRefusals.no_contact));
const broken = (group: string): E.Either<Failure, never> => E.left(conflict(groupRefusals.group_broken({ group })));

const person: RawBuilder<GroupPerson> = sql`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.email, c.mobile, c.photo`;

/** Queries on groups, in the transaction of one call. */
export const makeGroupAnswers = (call: GroupCall): Answers => {
  const { tx, actor } = call;
  const org = actor.org_id;
  const moment = async () => filterMoment(call.request.now, await timezoneOf(tx, org));

  const visible = async (id: number): Promise<E.Either<Failure, StoredGroup>> => visibleGroup(await readGroup(call, id), actor);

  const sample = (from: string): RawBuilder<unknown> => sql`
    coalesce((select json_agg(row_to_json(p)) from (select ${person} from ${sql.table(from)} x join own_contacts c using (con_id) order by c.sort_name, c.con_id limit ${groupLimits.sample}) p), '[]'::json)`;

  const previewOf = async (id: number, filters: unknown): Promise<E.Either<Failure, GroupPreview>> => {
    const group = await visible(id);
    if (E.isLeft(group)) return group;
    const read = acceptedFilter(filters, await askableFields(tx, actor.role));
    if (E.isLeft(read)) return read;
    const { rows } = await sql<GroupPreview>`
      with wanted as materialized (${takenContacts(org, read.right, await moment())}),
        held as materialized (select m.con_id from group_members m where m.group_id = ${id}),
        coming as materialized (select con_id from wanted except select con_id from held),
        going as materialized (select con_id from held except select con_id from wanted)
      select (select count(*) from wanted) as count, (select count(*) from coming) as added, (select count(*) from going) as removed, ${sample("coming")} as joining, ${sample("going")} as leaving`.execute(
      tx.db,
    );
    return rows[0] === undefined ? noGroup : E.right(rows[0]);
  };

  const pageOf = async (id: number, page: number, limit: number): Promise<E.Either<Failure, GroupPage>> => {
    const group = await visible(id);
    if (E.isLeft(group)) return group;
    const { rows } = await sql<GroupPerson>`
      select ${person} from group_members m join own_contacts c on c.con_id = m.con_id
      where m.group_id = ${id} and c.org_id = ${org} and c.archived_at is null order by c.sort_name, c.con_id limit ${limit} offset ${(page - 1) * limit}`.execute(
      tx.db,
    );
    return E.right({ results: rows, page, count: group.right.count });
  };

  const explanationOf = async (id: number, contact: number): Promise<E.Either<Failure, Explanation>> => {
    const group = await visible(id);
    if (E.isLeft(group)) return group;
    const read = readGroupFilter(group.right.filters, await groupFields(tx));
    if (E.isLeft(read)) return broken(group.right.name);
    const { rows } =
      await sql<OwnRow>`select c.*, ${withRepValues} as fields, whole_values(c.con_id) as whole from own_contacts c where c.org_id = ${org} and c.con_id = ${contact}`.execute(
        tx.db,
      );
    const { rows: people } =
      await sql<GroupPerson>`select ${person} from own_contacts c where c.org_id = ${org} and c.con_id = ${contact}`.execute(tx.db);
    const [row, who] = [rows[0], people[0]];
    if (row === undefined || who === undefined) return noContact;
    const events = await makeActivityStore(tx, call.request.now, contact).events(everything)();
    if (E.isLeft(events)) return events;
    const words = await groupVocabulary(tx, org, actor);
    const known = await groupFields(tx);
    const labels = new Map(known.map(({ name, label }) => [name, label]));
    const shown = new Set(words.fields.map(({ name }) => name));
    const { fields, whole, ...main } = row;
    const explained = {
      record: { ...fields, ...whole, ...main },
      seen: { ...fields, ...main },
      contact,
      events: events.right,
      moment: await moment(),
      label: (field: string) => labels.get(field) ?? field,
      isShown: (field: string) => shown.has(field),
      scope: scopeLabelOf(words),
    };
    const named = namedPeople(known, (entry) => void explainFilter(read.right, { ...explained, entry }));
    const { holds, lines } = explainFilter(read.right, {
      ...explained,
      entry: entryLabelOf(withNames(known, await contactNames(tx, org, named))),
    });
    const archived = row.archived_at !== null;
    return E.right({ person: who, archived, belongs: !archived && holds, lines });
  };

  return {
    count: (filters) => async () => {
      const read = acceptedFilter(filters, await askableFields(tx, actor.role));
      if (E.isLeft(read)) return read;
      const { rows } = await sql<{
        count: number;
      }>`select count(*) as count from (${takenContacts(org, read.right, await moment())}) taken`.execute(tx.db);
      return E.right({ count: rows[0]?.count ?? 0 });
    },
    preview: (id, filters) => () => previewOf(id, filters),
    members: (id, page, limit) => () => pageOf(id, page, limit),
    explain: (id, contact) => () => explanationOf(id, contact),
    ofContact: (contact) => async () => {
      const { rows } = await sql<{ held: readonly number[] }>`
        select array(select m.group_id from group_members m where m.con_id = c.con_id) as held from own_contacts c where c.org_id = ${org} and c.con_id = ${contact}`.execute(
        tx.db,
      );
      const held = rows[0]?.held;
      if (held === undefined) return noContact;
      const groups = await readGroups(call);
      return E.right(groups.filter(({ id }) => held.includes(id)).map(({ id, name }) => ({ id, name })));
    },
    vocabulary: () => async () => {
      const words = await groupVocabulary(tx, org, actor);
      const groups = await readGroups(call);
      const filters = groups.flatMap((group) => {
        const read = readGroupFilter(group.filters, words.fields);
        return E.isLeft(read) ? [] : [read.right];
      });
      return E.right({ ...words, fields: withNames(words.fields, await contactNames(tx, org, peopleOfFilters(words.fields, filters))) });
    },
  };
};
