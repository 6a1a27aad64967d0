/**
 * Why a function is in the database.
 * Either it equals a rule of the core, and a property holds the two together on both engines, or the core has no such rule.
 * @property equals file and name of the rule
 * @property property test file that names the function
 * @property because what it is for, if the core has no such rule
 * @property test file that checks what it decides; absent where it decides nothing
 */
export type SqlFunction =
  | { readonly equals: readonly [file: string, name: string]; readonly property: string }
  | { readonly because: string; readonly test?: string };

const server = "tests/adapters/server";
const rules = `${server}/storage/sql-rules.property.test.ts`;
const filterForms = `${server}/filter-functions.property.test.ts`;
const fieldSql = `${server}/fields/field-sql.property.test.ts`;
const wallClock = `${server}/storage/wall-clock.property.test.ts`;
const fieldEvents = `${server}/fields/field-events.test.ts`;
const counts = `${server}/contacts/contact-routes.test.ts`;
const tree = `${server}/contacts/relation-tree.property.test.ts`;
const chain = `${server}/audit/audit-chain.test.ts`;
const auditLog = `${server}/audit/audit-log.test.ts`;
const auditSearch = `${server}/audit/audit-search.test.ts`;
const erase = `${server}/contacts/contact-erase.test.ts`;
const activity = `${server}/groups/activity-sql.property.test.ts`;
const members = `${server}/groups/membership-suite.ts`;
const guestWall = `${server}/guests/guest-wall.property.test.ts`;
const usage = `${server}/org/usage-conformance.test.ts`;

const queue = {
  because: "queues the groups that a change concerns; members are compared with a full evaluation",
  test: members,
} as const satisfies SqlFunction;
const sights = { because: "maintains the totals of contacts by team and by assigned user, compared with the core's wall", test: guestWall };
const ruledWrites = {
  because: "writes what a user with a row rule changed of the contacts that they see, and keeps what they do not see",
  test: `${server}/users/row-rules.test.ts`,
};
const counter = { because: "keeps the stored counts of contacts", test: counts } as const satisfies SqlFunction;
const relations = {
  because: "keeps contact_relations in step with the values of contacts; the tree is compared with one in memory",
  test: tree,
} as const satisfies SqlFunction;
const hashChain = {
  because: "links the rows of the audit log; the format of the chain is the database's own",
  test: chain,
} as const satisfies SqlFunction;
const told = {
  because: "copies activity of learners, as the core has decided it, into learning_events",
  test: activity,
} as const satisfies SqlFunction;

const standing = {
  because: "keeps with a join what the learner reached in lessons that count, as the list of learners by the core's rules has it",
  test: `${server}/enrolments/course-standing.test.ts`,
} as const;
const planned = {
  because: "queues openings of lessons that have to be planned again; what is announced is the core's `planRun`",
  test: `${server}/portal-notices/announcements.test.ts`,
} as const satisfies SqlFunction;

/** Every function and procedure of our schemas, by name; those of the schema `guest` with it. */
export const sqlFunctions: Readonly<Record<string, SqlFunction>> = {
  add_contact_count: counter,
  append_audit: hashChain,
  audit_forgotten: { because: "tells rows emptied with an erased contact from rows that were tampered with", test: erase },
  audit_hash: hashChain,
  audit_searched: { because: "expression of the index of words, with the block of the row", test: auditSearch },
  add_sight_counts: sights,
  audit_told: {
    because: "removes redacted fields and filters from what is searched; which fields are redacted is an argument",
    test: auditLog,
  },
  audit_who: { because: "expression of the index of actors: learners have numbers below zero", test: auditLog },
  audit_words: { because: "words of a change, as the full-text search of PostgreSQL parses them", test: auditSearch },
  changed_reads: queue,
  contact_name: { equals: ["core/contacts/contact-name.rule.ts", "contactName"], property: rules },
  contact_references: { equals: ["core/tasks/related-record.model.ts", "relatedRecord"], property: fieldSql },
  contact_entry: {
    because: "a field of contacts in the text that lists read",
    test: `${server}/contacts/field-column.test.ts`,
  },
  contact_text: { equals: ["core/contacts/contact-name.rule.ts", "contactName"], property: rules },
  count_added_contacts: counter,
  count_gone_contacts: counter,
  count_moved_contact: counter,
  count_seen_added: sights,
  count_seen_gone: sights,
  count_seen_moved: sights,
  current_org: { because: "reads the organisation of the transaction from its setting" },
  end_learner_sessions: {
    because: "ends sessions in the transaction that archives, blocks or deletes a contact",
    test: `${server}/auth/ended-access.test.ts`,
  },
  event_words: { because: "the copy of a value that an event keeps, at most 500 characters", test: fieldEvents },
  field_choices: { because: "reads what a field offers: users, teams or its own options", test: `${server}/fields/contact-team.test.ts` },
  filter_digits: { equals: ["core/filters/phone-match.rule.ts", "foldedPhone"], property: filterForms },
  filter_folded: { equals: ["core/filters/fold.rule.ts", "fold"], property: filterForms },
  filter_nationals: { equals: ["core/filters/phone-match.rule.ts", "national"], property: filterForms },
  filter_number: { equals: ["core/validation/phone.rule.ts", "phoneNormalize"], property: filterForms },
  filter_phone_keys: { equals: ["core/filters/phone-match.rule.ts", "foldedPhone"], property: filterForms },
  first_choice: sights,
  first_relations: relations,
  fold_text: { equals: ["core/contacts/contact-search.rule.ts", "matchesSearch"], property: rules },
  forget_in_audit: { because: "empties rows about erased contacts with the owner's rights", test: erase },
  guard_by_org: { because: "adds row-level security to a table, for migrations", test: `${server}/storage/forced-row-security.test.ts` },
  guard_by_team: { because: "adds the guests' policy to a table, for migrations", test: guestWall },
  guest_sees: { equals: ["core/contacts/contact-wall.rule.ts", "seesContact"], property: rules },
  guest_teams: { because: "reads the guest's teams from the setting of the transaction" },
  guest_values: { equals: ["core/fields/id-number.rule.ts", "maskedIdNumber"], property: fieldSql },
  "guest.add_contact": ruledWrites,
  "guest.change_contact": ruledWrites,
  "guest.remove_contact": ruledWrites,
  "guest.require_row_rule": ruledWrites,
  "guest.widened": ruledWrites,
  "guest.names_others": { because: "leaves events of relations out of what guests see", test: `${server}/guests/relation-events.test.ts` },
  "guest.narrowed": {
    because: "leaves contacts that a guest does not see out of relations; the result is compared with the core's wall",
    test: guestWall,
  },
  "guest.whole_values": {
    because: "reads the values of one contact that the guest sees, for conditions of groups",
    test: `${server}/guests/guest-explains.test.ts`,
  },
  hidden_fields: { equals: ["core/fields/field-access.rule.ts", "isFieldHidden"], property: rules },
  instant_of: { equals: ["core/kernel/wall-clock.ts", "instantOf"], property: wallClock },
  is_contact_there: relations,
  joined: { because: "array_to_string of texts, which PostgreSQL does not know to be immutable" },
  keep_audit_head: {
    because: "moves the head of the chain to the last row of a backup",
    test: `${server}/backup/restore.property.test.ts`,
  },
  leads_back: { equals: ["core/contacts/relation-loop.rule.ts", "makesLoop"], property: rules },
  learners_since: { because: "counts active learners of the whole organisation, also for guests", test: usage },
  lesson_opens: {
    equals: ["core/learning/learner-triggers.rule.ts", "opensAt"],
    property: `${server}/groups/lesson-release.property.test.ts`,
  },
  lesson_release: {
    equals: ["core/learning/learner-triggers.rule.ts", "releasedAt"],
    property: `${server}/groups/lesson-release.property.test.ts`,
  },
  count_standing: standing,
  counted_by_lesson: standing,
  counted_by_trigger: standing,
  progress_added: standing,
  progress_changed: standing,
  standing_of_join: standing,
  mark_runs: planned,
  note_activity: told,
  note_added_contacts: queue,
  note_changed_contacts: queue,
  note_changed_joins: queue,
  note_events: queue,
  note_fields: queue,
  note_joins: queue,
  note_moved_events: queue,
  note_opened: queue,
  note_releases: queue,
  note_rep_values: queue,
  note_zone: queue,
  queue_runs: planned,
  queue_webhook_events: {
    because: "queues deliveries of what is written to the audit log; the events are the core's `WebhookEvent`, matched by name",
    test: `${server}/webhooks/webhooks.test.ts`,
  },
  relate_added_contacts: relations,
  relate_changed_contact: relations,
  relate_gone_contact: relations,
  runs_of_campaign: planned,
  runs_of_join: planned,
  runs_of_lesson: planned,
  runs_of_opening: planned,
  runs_of_pause: planned,
  runs_of_trigger: planned,
  seal_audit: hashChain,
  seal_audit_at_commit: hashChain,
  role_choices: {
    because: "reads the roles that the field of the role in the portal offers",
    test: `${server}/portal-roles/portal-roles.test.ts`,
  },
  shared_campaign: { because: "creates the one campaign that calls do not see", test: `${server}/shared-lessons/hidden-campaign.test.ts` },
  team_choices: { because: "reads the teams that the field of the team offers", test: `${server}/fields/contact-team.test.ts` },
  tell_activity: told,
  tell_added_fields: { because: "adds events for values of event fields of new contacts", test: fieldEvents },
  tell_changed_fields: { because: "adds events for changed values of event fields", test: fieldEvents },
  tell_join: told,
  tell_moved_activity: told,
  tell_watched: told,
  texts_since: { because: "counts sent text messages of the whole organisation, also for guests", test: usage },
  user_choices: { because: "reads the users that the field of the assigned user offers", test: `${server}/fields/assigned-user.test.ts` },
  wall_at: { equals: ["core/kernel/wall-clock.ts", "wallAt"], property: wallClock },
  whole_values: {
    because: "reads the values of one contact; its namesake for guests reads them unnarrowed",
    test: `${server}/guests/guest-explains.test.ts`,
  },
  wipe_sealed_message: {
    because: "removes the sealed content of a message once its code was used or replaced",
    test: `${server}/outbox/delivery.test.ts`,
  },
  zone_name: {
    because: "gives PostgreSQL names and offsets of zones that it reads otherwise; checked with instant_of and wall_at",
    test: wallClock,
  },
};
