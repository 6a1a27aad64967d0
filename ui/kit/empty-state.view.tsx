import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";
import { Message } from "./message.view.tsx";

type EmptyStateProps = { readonly icon: Icon; readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode };

/** There is nothing yet: what belongs here, and the one thing to do first. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <Message icon={icon} title={title} actions={action}>
    {children}
  </Message>
);
