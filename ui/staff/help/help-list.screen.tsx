import { useEffect, useState } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { AssistantDesk } from "../../../core/assistant/assistant-desk.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { HelpListView } from "./help-list.view.tsx";
import { useAsked } from "./use-asked.ts";

const waitMs = 200;

/** The help articles; the search stands in the address. */
export const HelpListScreen = () => {
  const desk = useService(AssistantDesk);
  const assistant = useService(AssistantChat);
  const setQuery = useSetQuery();
  const { search = "" } = useQuery();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const { answer, again } = useAsked(desk.articles, search, search === "" ? 0 : waitMs);
  return (
    <HelpListView
      typed={typed}
      search={search}
      articles={answer}
      onSearch={(text) => {
        setTyped(text);
        setQuery({ search: text.trim() === "" ? null : text });
      }}
      onRetry={again}
      onAsk={assistant.open}
    />
  );
};
