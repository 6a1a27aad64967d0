import type { ReactNode } from "react";
import { ThreadPanel, type ThreadPanelProps } from "../../conversations/thread-panel.view.tsx";
import { conversationsText } from "../../i18n/en/conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { Breadcrumb } from "../../kit/breadcrumb.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";

export type ConversationViewProps = Omit<ThreadPanelProps, "reader" | "mayWrite" | "label" | "isFilling"> & {
  readonly organisation: string;
  /** whom a conversation that begins is written to; null in one that has begun */
  readonly recipients: ReactNode;
  readonly href: (rest: string) => string;
};

/** A conversation of the learner, or the beginning of one: its messages and the input for another. */
export const ConversationView = ({ organisation, recipients, href, ...panel }: ConversationViewProps) => {
  const text = useText(conversationsText);
  const { state } = panel;
  const noteOfBegun = state?.thread?.channel === "sms" ? text("byTextNote", { organisation }) : undefined;
  const note = state === null ? text("newNote", { organisation }) : noteOfBegun;
  const title = state === null ? text("newTitle") : (state.thread?.name ?? text("title"));
  return (
    <>
      <Breadcrumb label={text("path")} crumbs={[{ label: text("title"), href: href("/p/conversations") }, { label: title }]} />
      <PageHeader title={title} note={note} />
      <Card isFilling={state !== null}>
        {recipients}
        <ThreadPanel {...panel} reader="contact" mayWrite isFilling={state !== null} />
      </Card>
    </>
  );
};
