import { useCallback, useEffect, useRef } from "react";
import { Modals } from "../../../../core/shell/modals.service.ts";
import { ContactTasks } from "../../../../core/tasks/contact-tasks.port.ts";
import { useService } from "../../../react/services.tsx";
import { useAsked } from "../../../react/use-asked.ts";
import { TasksCard } from "./tasks-card.view.tsx";
import { useFinishing } from "./use-finishing.ts";

/**
 * The tasks on the page of a contact.
 * @property onChanged told after each change
 */
export const TasksOfContact = ({ contact, onChanged }: { readonly contact: number; readonly onChanged: () => void }) => {
  const store = useService(ContactTasks);
  const modals = useService(Modals);
  const ask = useCallback((id: string) => store.of(Number(id)), [store]);
  const { answer, again } = useAsked(ask, String(contact));
  const changed = useRef(onChanged);
  changed.current = onChanged;
  const isAdding = useRef(false);
  useEffect(() => {
    const watching = modals.stack$.subscribe((stack) => {
      const isOpen = stack.some(({ kind }) => kind === "task");
      if (isAdding.current && !isOpen) {
        again();
        changed.current();
      }
      isAdding.current = isOpen;
    });
    return () => watching.unsubscribe();
  }, [modals, again]);
  const finish = useFinishing(() => {
    again();
    changed.current();
  });
  return (
    <TasksCard
      tasks={answer}
      onAdd={() => modals.open("task", { related: [`api/contacts@${contact}`] })}
      onFinish={finish}
      onRetry={again}
    />
  );
};
