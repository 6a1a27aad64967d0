import { CircleCheck, CircleSlash, Zap } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { type ProgramState, programState } from "../../../core/programs/program-state.rule.ts";
import type { Program } from "../../../core/programs/program.model.ts";
import { programsText } from "../../i18n/en/programs.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import styles from "./program.module.css";

export type ProgramListViewProps = {
  readonly programs: Remote<readonly Program[]>;
  readonly onOpen: (program: Program) => void;
  readonly onRetry: () => void;
};

const looks = {
  enabled: { tone: "success", icon: CircleCheck, word: "pills.enabled" },
  form: { tone: "primary", icon: Zap, word: "pills.available" },
  unavailable: { tone: "neutral", icon: CircleSlash, word: "pills.unavailable" },
} as const satisfies Record<ProgramState, object>;

const One = ({ program, onOpen }: { readonly program: Program; readonly onOpen: (program: Program) => void }) => {
  const text = useText(programsText);
  const state = programState(program);
  const { tone, icon, word } = looks[state];
  const verb = text(state === "form" ? "enable" : "more");
  return (
    <Card title={program.title}>
      <div className={styles["one"]}>
        <p className={styles["words"]}>{program.description}</p>
        <div className={styles["foot"]}>
          <Pill tone={tone} icon={icon}>
            {text(word)}
          </Pill>
          <Button size="small" aria-label={text("open", { verb, title: program.title })} onPress={() => onOpen(program)}>
            {verb}
          </Button>
        </div>
      </div>
    </Card>
  );
};

/** Programs that can be switched on, and those that are on. */
export const ProgramListView = ({ programs, onOpen, onRetry }: ProgramListViewProps) => {
  const text = useText(programsText);
  return (
    <div className={styles["page"]}>
      <PageHeader title={text("title")} note={text("note")} />
      <RemoteView remote={programs} skeleton={<SkeletonCards cards={3} />} onRetry={onRetry}>
        {(known) => (
          <ul className={styles["grid"]} aria-label={text("list")}>
            {known.map((program) => (
              <li key={program.id}>
                <One program={program} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )}
      </RemoteView>
    </div>
  );
};
