import { sql } from "kysely";
import { seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { noon, type TestServer } from "../harness.ts";
import { type LearnerPerson, seedOrg } from "../two-orgs.ts";

const parts = [
  { name: "Clear", points: 600 },
  { name: "Friendly", points: 300 },
];

const unplaced = { user_id: null, lesson_id: null, item_uuid: null, trigger_id: null };

/** The value at a path of a reply. */
export const at = (body: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), body);

/** An organisation with a lesson that asks for a video, reviewed by its user; two learners have joined. */
export const videoOrg = async (server: TestServer) => {
  const org = await seedOrg(server.database, `v${crypto.randomUUID().slice(0, 8)}`);
  const course = await server.database.asSystem((tx) =>
    seedCourse(
      tx,
      { org: org.org, now: noon, random: Math.random },
      {
        name: "Voices",
        summary: "",
        about: "",
        show_order: 1,
        lessons: [
          {
            name: "Greeting",
            items: [
              {
                type: "video_upload",
                name: "Say hello",
                values: { question: "<p>Say hello.</p>", core_comps: parts, reviewing_users: [org.user.user] },
              },
            ],
          },
        ],
        release: () => ({ release: "immediately" }),
      },
    ),
  );
  const trigger = course.triggers[0]?.id ?? 0;
  const item = course.triggers[0]?.items[0] ?? "";
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ id: number }>`select lesson_id as id from triggers where trigger_id = ${trigger}`.execute(db),
  );
  const lesson = rows[0]?.id ?? 0;
  const owner = await server.as(org.owner);
  const made = await owner.post("/api/contacts", { first_name: "Ben", last_name: "Berg", email: [`ben@${crypto.randomUUID()}.example`] });
  const ben: LearnerPerson = { ...org.learner, contact: Number(at(made.body, "con_id")) };
  const lena = await server.as(org.learner);
  const other = await server.as(ben);
  for (const one of [lena, other]) await one.post("/api/cg/join", { campaign_id: course.course });
  const place = `/api/cg/campaigns/${course.course}/lessons/${trigger}`;
  /** The address of a new file of a contact, and its id. */
  const film = (contact: number): Promise<{ readonly id: number; readonly address: string }> =>
    server.database.asSystem(async ({ db }) => {
      const address = crypto.randomUUID();
      const times = { created_at: noon, updated_at: noon };
      const row = {
        org_id: org.org,
        address,
        filename: "hello.mp4",
        mime: "video/mp4",
        bytes: 1,
        location: "demo/harbor-safety.mp4",
        duration: 20,
        poster_sha256: null,
        sha256: null,
      };
      const { file_id } = await db
        .insertInto("files")
        .values({ ...row, ...times, con_id: contact, width: null, height: null })
        .returning("file_id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("recordings")
        .values({ file_id, org_id: org.org, created_at: noon, ...unplaced })
        .execute();
      return { id: file_id, address };
    });
  const upload = async (person: LearnerPerson = org.learner, answer_id: string = crypto.randomUUID()) => {
    const { id: file, address } = await film(person.contact);
    const client = person.contact === ben.contact ? other : lena;
    const answer = { answer: { uploaded: true, file, reviews: [] }, answer_id };
    const reply = await client.post(`${place}/items/${item}/answer`, answer);
    return { reply, answer, answer_id, url: `/media/${address}/hello.mp4` };
  };
  const uploads = `/api/lessons/${lesson}/shared/${item}`;
  const points = async (): Promise<unknown> => at((await lena.get(place)).body, "points");
  return { org, owner, lena, other, ben, course: course.course, trigger, item, lesson, place, upload, uploads, points };
};
