import { useCallback, useEffect, useRef } from "react";
import { ContactChanges } from "../../../../core/contacts/contact-changes.service.ts";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { ContactTasks } from "../../../../core/tasks/contact-tasks.port.ts";
import { useService } from "../../../react/services.tsx";
import { useAnswer } from "../../../react/use-answer.ts";
import { useContactChanges } from "../use-contact-changes.ts";
import { TasksCard } from "./tasks-card.view.tsx";
import { useFinishing } from "./use-finishing.ts";

const ofTasks = ["tasks"] as const;

/** The tasks on the contact page. */
export const TasksOfContact = ({ contact }: { readonly contact: number }) => {
  const store = useService(ContactTasks);
  const modals = useService(Modals);
  const ask = useCallback((id: string) => store.of(Number(id)), [store]);
  const { answer, again } = useAnswer(ask, String(contact));
  const { tell } = useService(ContactChanges);
  useContactChanges(contact, ofTasks, again);
  const isAdding = useRef(false);
  useEffect(() => {
    const watching = modals.stack$.subscribe((stack) => {
      const isOpen = stack.some(({ kind }) => kind === "task");
      if (isAdding.current && !isOpen) tell({ contact, what: "tasks" });
      isAdding.current = isOpen;
    });
    return () => watching.unsubscribe();
  }, [modals, tell, contact]);
  const finish = useFinishing(() => tell({ contact, what: "tasks" }));
  return (
    <TasksCard
      tasks={answer}
      onAdd={() => modals.open("task", { related: [`api/contacts@${contact}`] })}
      onFinish={finish}
      onRetry={again}
    />
  );
};
