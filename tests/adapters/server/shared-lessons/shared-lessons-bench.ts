import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { noon, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

export const at = "/api/cg/lessons_folders";
export const role = { name: "Crew", permissions: [], relation: null, fields: [], file_folders: [], is_default: true };

/** A member of a reply. */
export const value = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
export const idOf = (body: unknown, key = "id"): number => Number(value(body, key));

export const words = {
  uuid: "00000000-0000-4000-8000-000000000001",
  type: "rich_text",
  name: "Read",
  values: { body: "<p>Read.</p>", standalone: true },
};
export const question = {
  uuid: "00000000-0000-4000-8000-000000000002",
  type: "challenge",
  name: "Knots",
  values: { question: "<p>Which?</p>", answers: ["Bowline", "None"], correct: [0] },
};

/** Folders Onboarding > Safety with a lesson and one that was never published, and Private with a lesson; staff, a learner, and a role to share with. */
export const sharedBench = async (server: TestServer) => {
  const { org } = await learningOrg(server.database);
  await server.database.asSystem((tx) => addProductFields(tx, org.org, noon));
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const folder = async (name: string, folder_id: number | null): Promise<number> =>
    idOf((await staff.post("/api/lessons/folders", { name, folder_id })).body);
  const lesson = async (name: string, folder_id: number | null, more: object = {}): Promise<number> =>
    idOf((await staff.post("/api/lessons", { name, folder_id, items: [words, question], ...more })).body);
  const onboarding = await folder("Onboarding", null);
  const safety = await folder("Safety", onboarding);
  const hidden = await folder("Private", null);
  const ropes = await lesson("Ropes", safety);
  const draft = await lesson("Draft", safety, { publish: false });
  const pay = await lesson("Pay", hidden);
  let version = 0;
  let id = 0;
  /** Shares exactly these folders with the learner's role. */
  const share = async (lesson_folders: readonly number[]): Promise<void> => {
    const made =
      id === 0
        ? await staff.post("/api/portal/roles", { ...role, lesson_folders })
        : await staff.put(`/api/portal/roles/${id}`, { ...role, lesson_folders, version });
    version += 1;
    id = idOf(Array.isArray(made.body) ? made.body[0] : null, "role_id");
  };
  const open = (folder_id: number, lesson_id: number, as = learner) => as.post(`${at}/${folder_id}/open`, { lesson_id });
  /** The address of a shared lesson that was opened. */
  const opened = async (folder_id: number, lesson_id: number): Promise<string> => {
    const { body } = await open(folder_id, lesson_id);
    return `/api/cg/campaigns/${idOf(body, "campaign_id")}/lessons/${idOf(body, "trigger_id")}`;
  };
  const answer = (place: string, choice: readonly number[], as = learner) =>
    as.post(`${place}/items/${question.uuid}/answer`, { answer_id: crypto.randomUUID(), answer: choice });
  return { org, staff, learner, onboarding, safety, hidden, ropes, draft, pay, folder, lesson, share, open, opened, answer };
};
