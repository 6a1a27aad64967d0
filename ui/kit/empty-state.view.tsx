import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";
import { Message } from "./message.view.tsx";

type EmptyStateProps = { readonly icon: Icon; readonly title: string; readonly children?: ReactNode; readonly action?: ReactNode };

/** Shown while there is no content yet: what belongs here, and the one first action. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <Message icon={icon} title={title} actions={action}>
    {children}
  </Message>
);
