import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Lesson } from "../../../../core/lessons/lesson.model.ts";
import { startedFolder } from "../../../setup/data-folder.ts";
import { slowRuns } from "../../../setup/intensity.ts";
import { endAll, type Signed, signIn, startProcess } from "./server-process.ts";

const folder = startedFolder(mkdtempSync(join(tmpdir(), "cygnet-lesson-kill-")));
afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

const rounds = slowRuns(2);
const uuid = crypto.randomUUID();

/** One request of the editor, and whether it was answered. */
type Sent = { readonly body: string; readonly uuid: string; readonly text: string };

const json = (method: string, body: string, { headers }: Signed) => ({
  method,
  headers: { ...headers, "content-type": "application/json" },
  body,
});

/** The request that adds an item and sets the text of the first one, under a key of its own. */
const changeOf = (id: number, base: string, text: string): Sent => {
  const added = crypto.randomUUID();
  const item = { uuid: added, type: "rich_text", name: "", values: { body: text } };
  const changes = [
    { op: "set", uuid, key: "values.body", value: text, base },
    { op: "put", uuid: added, item, after: uuid },
  ];
  return { body: JSON.stringify({ id, key: crypto.randomUUID(), changes }), uuid: added, text };
};

const store = async (origin: string, sent: Sent, signed: Signed): Promise<void> => {
  for (;;) {
    const reply = await fetch(`${origin}/api/lessons`, json("PUT", sent.body, signed));
    await reply.arrayBuffer();
    if (reply.ok) return;
    if (reply.status !== 503) throw new Error(`An edit was refused with ${reply.status}.`);
  }
};

/**
 * Stores changes one after the other until the server is gone.
 * @param acknowledged those that were answered so far
 * @returns the one that was not
 */
const editUntilGone = async (origin: string, id: number, first: string, signed: Signed, acknowledged: Sent[]): Promise<Sent> => {
  let text = first;
  for (let at = 0; ; at += 1) {
    const sent = changeOf(id, text, `<p>Edit ${at}, ${crypto.randomUUID()}</p>`);
    try {
      await store(origin, sent, signed);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("An edit was refused")) throw error;
      return sent;
    }
    acknowledged.push(sent);
    ({ text } = sent);
  }
};

const lessonOf = async (origin: string, id: number, { headers }: Signed): Promise<Lesson> => {
  const decoded = Lesson.decode(await (await fetch(`${origin}/api/lessons/${id}`, { headers })).json());
  if (decoded._tag === "Left") throw new Error("No lesson.");
  return decoded.right;
};

describe("a lesson whose server is killed while changes are stored", () => {
  it(`should keep everything that was acknowledged, ${rounds} times over, and take the change without an answer once when it is sent again`, async () => {
    let server = await startProcess({ CYGNET_DATA: folder });
    let signed = await signIn(server.origin);
    let text = "<p>First</p>";
    const items = [{ uuid, type: "rich_text", name: "", values: { body: text } }];
    const made = await fetch(
      `${server.origin}/api/lessons`,
      json("POST", JSON.stringify({ name: "Cranes", items, publish: false }), signed),
    );
    const id = Number(Reflect.get(Object(await made.json()), "id"));
    const added: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged: Sent[] = [];
      const editing = editUntilGone(server.origin, id, text, signed, acknowledged);
      while (acknowledged.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      await server.kill("SIGKILL");
      const open = await editing;
      added.push(...acknowledged.map((sent) => sent.uuid));
      server = await startProcess({ CYGNET_DATA: folder });
      signed = await signIn(server.origin);
      const stored = new Set((await lessonOf(server.origin, id, signed)).items.map((item) => item.uuid));
      expect(added.filter((one) => !stored.has(one))).toEqual([]);
      await store(server.origin, open, signed);
      added.push(open.uuid);
      ({ text } = open);
      const lesson = await lessonOf(server.origin, id, signed);
      expect(lesson.items.map((item) => item.uuid).toSorted()).toEqual([uuid, ...added].toSorted());
      expect(lesson.items.find((item) => item.uuid === uuid)?.values["body"]).toBe(text);
    }
    expect(await server.kill("SIGTERM")).toBe(0);
  }, 300_000);
});
