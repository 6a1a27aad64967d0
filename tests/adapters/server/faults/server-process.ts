import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { demoPassword } from "../../../../adapters/server/demo/people.demo.ts";
import manifest from "../../../../package.json" with { type: "json" };

export const root = fileURLToPath(new URL("../../../../", import.meta.url));

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly origin: string;
  /** everything it has said so far */
  readonly said: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

const processes = new Set<ChildProcess>();

export const environment = (env: Readonly<Record<string, string>>) => ({
  ...process.env,
  PORT: "0",
  LOG_LEVEL: "error",
  NODE_ENV: "test",
  ...env,
});

/** What `npm start` passes to Node. */
const startArguments = manifest.scripts.start.split(" ").slice(1);

/** Starts `cygnet serve` as people do, or a program of the tests in its place. */
export const spawnServer = (env: Readonly<Record<string, string>>, program: readonly string[] = startArguments): ChildProcess =>
  spawn(process.execPath, [...program], { cwd: root, env: environment(env), stdio: ["ignore", "pipe", "pipe"] });

/**
 * Waits until it serves.
 * @throws Error with what it said when it ends first
 */
export const startProcess = async (env: Readonly<Record<string, string>>, program?: readonly string[]): Promise<ServerProcess> => {
  const child = spawnServer(env, program);
  processes.add(child);
  child.once("exit", () => processes.delete(child));
  const lines: string[] = [];
  if (child.stderr === null) throw new Error("The server has no output to read.");
  const reader = createInterface({ input: child.stderr });
  const origin = await new Promise<string>((resolve, reject) => {
    reader.on("line", (line) => {
      lines.push(line);
      const found = /^Staff\s+(http\S+)\/ui\/$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${lines.join("\n")}`)));
  });
  return {
    child,
    origin,
    said: () => lines.join("\n"),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, "exit");
      return child.exitCode;
    },
  };
};

export type Signed = { readonly headers: Readonly<Record<string, string>> };

/** Ends what a failed test left running. */
export const endAll = (): void => processes.forEach((child) => child.kill("SIGKILL"));

/** Signs somebody in; a busy server says when to come back. @returns headers that carry the session and its CSRF token */
const signedInAt = async (origin: string, path: string, body: object): Promise<Signed> => {
  const reply = await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (reply.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, Number(reply.headers.get("retry-after") ?? "1") * 1_000));
    return signedInAt(origin, path, body);
  }
  if (!reply.ok) throw new Error(`Signing in was answered ${reply.status}: ${await reply.text()}`);
  const answer: unknown = await reply.json();
  const csrf = typeof answer === "object" && answer !== null && "csrf_token" in answer ? String(answer.csrf_token) : "";
  const cookie = (reply.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  return { headers: { cookie, "x-csrf-token": csrf, "content-type": "application/json" } };
};

/** Signs the demo's owner in. */
export const signIn = (origin: string): Promise<Signed> =>
  signedInAt(origin, "/api/users/login", { email: "olivia@harbor.example", password: demoPassword });

/** Signs the demo's learner in. */
export const signLearnerIn = (origin: string): Promise<Signed> =>
  signedInAt(origin, "/api/cg/auth", { email: "lena@harbor.example", password: demoPassword, pid: "harbor" });

/** How many contacts a search finds, as the server tells. */
export const countContacts = async ({ origin }: ServerProcess, { headers }: Signed, search: string): Promise<number> => {
  const reply: { readonly count: number } = await (await fetch(`${origin}/api/contacts?search=${search}&limit=1`, { headers })).json();
  return reply.count;
};
