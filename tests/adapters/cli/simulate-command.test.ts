import { describe, expect, it } from "vitest";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { fakeCliHost } from "../../fakes/cli-host.fake.ts";

const workflow = {
  nodes: [
    { id: 1, type: "sms", name: "Hello" },
    { id: 2, type: "conditional", wf_pid: 1, conditions: [{ match: ["vip"], is: "yes" }] },
    { id: 3, type: "tag", wf_pid: 2, wf_if: "0", add_tags: ["hot"], delay: 3_600 },
    { id: 4, type: "remove", wf_pid: 2, wf_if: "else" },
  ],
  contact: { tags: ["VIP"] },
  start: 1_709_251_200,
};

const simulate = async (input: unknown, ...args: readonly string[]) => {
  const { host, out, said } = fakeCliHost(typeof input === "string" ? input : JSON.stringify(input));
  const code = await run(["simulate", ...args], registry, host, async () => "1.2.3");
  return { code, out: out(), said: said() };
};

describe("cygnet simulate", () => {
  it("should print the path step by step, in the requested time zone", async () => {
    const { code, out, said } = await simulate(workflow, "--timezone", "Europe/Berlin");
    expect({ code, said }).toEqual({ code: 0, said: "" });
    expect(out.split("\n")).toEqual([
      "  1. 2024-03-01 01:00:00  sms “Hello” (1): Runs at once.",
      "  2. 2024-03-01 01:00:00  conditional (2): Condition 1 is true. → branch 0",
      "  3. 2024-03-01 02:00:00  tag (3): Runs after 3600 seconds.",
      "     2024-03-01 02:00:00  The workflow is finished.",
      'Contact at the end: {"tags":["vip","hot"]}',
      "",
    ]);
  });

  it("should print the path as JSON", async () => {
    const { out } = await simulate({ ...workflow, contact: {} }, "--json");
    expect(JSON.parse(out)).toMatchObject({
      steps: [{ node: 1 }, { node: 2, branch: "else" }, { node: 4 }],
      end: { code: "removed", at: 1_709_251_200 },
    });
  });

  it("should warn about problems of the workflow, and exit 1 when the path breaks off", async () => {
    const { code, said } = await simulate({ nodes: [{ id: 1, type: "jump", wf_next_trigger: 9 }], contact: {}, start: 0 });
    expect(code).toBe(1);
    expect(said).toBe("warning: step 1: jump-target-missing: The step to jump to does not exist.\n");
  });

  it.each([
    ["{", "not valid JSON"],
    [{ nodes: [{ wf_pid: 1 }], contact: {}, start: 0 }, "nodes.0.id: expected"],
    [{ nodes: [], contact: [], start: 0 }, "contact: expected an object, got an empty list"],
  ])("should refuse %j and name the field", async (input, message) => {
    const { code, out, said } = await simulate(input);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(said).toContain(message);
  });

  it("should name the file that it cannot read", async () => {
    const { code, said } = await simulate("", "/nowhere/workflow.json");
    expect(code).toBe(2);
    expect(said).toContain("/nowhere/workflow.json");
  });
});
