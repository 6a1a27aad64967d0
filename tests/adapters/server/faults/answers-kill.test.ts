import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { LearnerLesson } from "../../../../core/learning/learner-lesson.model.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { endAll, type Signed, signIn, signLearnerIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-answers-kill-")));
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const rounds = slowRuns(2);
const questions = Array.from({ length: 300 }, (_, at) => ({
  uuid: crypto.randomUUID(),
  type: "challenge",
  name: "",
  values: { question: `<p>Question ${at}?</p>`, answers: ["Yes", "No"], correct: [0] },
}));

type Sent = { readonly uuid: string; readonly body: string };

const ask = async (origin: string, path: string, { headers }: Signed, method = "GET", body?: unknown): Promise<unknown> => {
  const reply = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const answer: unknown = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path} was answered ${reply.status}: ${JSON.stringify(answer)}`);
  return answer;
};
const idIn = (answer: unknown): number => Number(Reflect.get(Object(answer), "id"));

/** A course of one lesson, which the learner joins. @returns the lesson's address for learners */
const begun = async (origin: string): Promise<string> => {
  const staff = await signIn(origin);
  const lesson = idIn(await ask(origin, "/api/lessons", staff, "POST", { name: "Many questions", items: questions }));
  const made = await ask(origin, "/api/campaigns", staff, "POST", { name: "Questions", lesson_ids: [lesson] });
  const [trigger]: readonly unknown[] = Object(made).triggers;
  await ask(origin, `/api/triggers/${idIn(trigger)}`, staff, "PUT", { draft: false });
  await ask(origin, `/api/campaigns/${idIn(made)}`, staff, "PUT", { version: 1, draft: false });
  await ask(origin, "/api/cg/join", await signLearnerIn(origin), "POST", { campaign_id: idIn(made) });
  return `/api/cg/campaigns/${idIn(made)}/lessons/${idIn(trigger)}`;
};

/** Sends an answer until it is taken or the server is gone. @returns whether it was taken */
const send = async (origin: string, lesson: string, { uuid, body }: Sent, { headers }: Signed): Promise<boolean> => {
  for (;;) {
    const reply = await fetch(`${origin}${lesson}/items/${uuid}/answer`, { method: "POST", headers, body }).catch(() => null);
    if (reply === null) return false;
    const text = await reply.text().catch(() => null);
    if (text === null) return false;
    if (reply.ok) return true;
    if (reply.status !== 503) throw new Error(`An answer was refused with ${reply.status}: ${text}`);
  }
};

/** The points of the answered questions, by their ids. */
const answered = async (origin: string, lesson: string, signed: Signed): Promise<ReadonlyMap<string, number>> => {
  const decoded = LearnerLesson.decode(await ask(origin, lesson, signed));
  if (decoded._tag === "Left") throw new Error("No lesson.");
  const { items, points } = decoded.right;
  const given = items
    .filter(({ engagementState }) => engagementState.completed)
    .map((item): [string, number] => [item.uuid, item.engagementState.points]);
  expect(
    given.reduce((sum, [, one]) => sum + one, 0),
    "points of the lesson",
  ).toBe(points);
  return new Map(given);
};

describe("a lesson whose server is killed while answers are taken", () => {
  it(`should keep every answer that was acknowledged, ${rounds} times over, and count the one without an answer once when it is sent again`, async () => {
    let server = await startProcess({ CYGNET_DATA: folder });
    const lesson = await begun(server.origin);
    let signed = await signLearnerIn(server.origin);
    const taken: string[] = [];
    let next = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = taken.length;
      const { origin } = server;
      const answering = (async (): Promise<Sent> => {
        for (; ; next += 1) {
          const sent = { uuid: questions[next]?.uuid ?? "", body: JSON.stringify({ answer: [0], answer_id: crypto.randomUUID() }) };
          if (!(await send(origin, lesson, sent, signed))) return sent;
          taken.push(sent.uuid);
        }
      })();
      while (taken.length < before + 3) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      await server.kill("SIGKILL");
      const open = await answering;
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signLearnerIn(server.origin);
      const kept = await answered(server.origin, lesson, signed);
      expect(taken.filter((uuid) => !kept.has(uuid))).toEqual([]);
      expect(await send(server.origin, lesson, open, signed)).toBe(true);
      expect(await send(server.origin, lesson, open, signed)).toBe(true);
      taken.push(open.uuid);
      next += 1;
      const now = await answered(server.origin, lesson, signed);
      expect([...now.keys()].toSorted()).toEqual(taken.toSorted());
      expect(new Set(now.values()).size, "every right answer earns the same").toBe(1);
    }
    expect(await server.kill("SIGTERM")).toBe(0);
  }, 300_000);
});
