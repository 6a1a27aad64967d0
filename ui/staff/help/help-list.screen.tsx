import { Search, Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { AssistantTexts } from "../../../core/assistant/assistant-texts.port.ts";
import { helpKeysText } from "../../i18n/en/help-keys.ts";
import { useText } from "../../i18n/use-text.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useScreenCommands } from "../../react/screen-commands.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { HelpListView } from "./help-list.view.tsx";

const waitMs = 200;

/** The help articles; the URL holds the search text. */
export const HelpListScreen = () => {
  const assistantTexts = useService(AssistantTexts);
  const assistant = useService(AssistantChat);
  const setQuery = useSetQuery();
  const { search = "" } = useQuery();
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const { answer, again } = useAnswer(assistantTexts.articles, search, search === "" ? 0 : waitMs);
  const text = useText(helpKeysText);
  const field = useRef<HTMLInputElement>(null);
  useScreenCommands([
    { id: "search", title: text("search"), icon: Search, keys: "/", run: () => field.current?.focus() },
    { id: "ask", title: text("ask"), icon: Sparkles, run: () => assistant.open() },
  ]);
  return (
    <HelpListView
      searchRef={field}
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
