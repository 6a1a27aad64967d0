import { ImportDecision } from "./import-plan.model.ts";
import { type Import, isChangeable } from "./import.model.ts";

/** The steps of an import between the upload of its file and its run. */
export const wizardSteps = ["columns", "options", "plan"] as const;
export type WizardStep = (typeof wizardSteps)[number];

type Address = Readonly<Partial<Record<"import" | "step" | "rows", string>>>;

/** The automatic next action of an import: it is planned when the user opens its plan, and followed on its own page once it runs. */
export type WizardDuty = "plan" | "follow";

/** The displayed state of the wizard. */
export type WizardPage = {
  /** null before a file is chosen */
  readonly id: number | null;
  readonly step: WizardStep;
  /** the decision by which the listed rows are filtered */
  readonly decision: ImportDecision;
  readonly duty: WizardDuty | null;
};

/** The first decision that has any rows. */
const firstFilled = (plan: Import["plan"]): ImportDecision => {
  const decisions = ["create", "update", "error"] as const;
  return decisions.find((decision) => plan !== null && plan[decision] > 0) ?? "create";
};

const dutyOf = (one: Import, step: WizardStep): WizardDuty | null => {
  if (!isChangeable(one) && one.state !== "planning") return "follow";
  return step === "plan" && one.state === "mapping" && one.problem === null ? "plan" : null;
};

/** @param current the import in the URL; undefined until it is loaded */
export const wizardPage = (address: Address, current: Import | undefined): WizardPage => {
  const id = address.import === undefined ? null : Number(address.import);
  const one = id === null ? undefined : current;
  const step = wizardSteps.find((name) => name === address.step) ?? "columns";
  return {
    id,
    step,
    decision: ImportDecision.is(address.rows) ? address.rows : firstFilled(one?.plan ?? null),
    duty: one === undefined ? null : dutyOf(one, step),
  };
};
