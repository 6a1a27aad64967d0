import { Merge, Pencil, Plus, Tags, Trash2 } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { Tag, TagList } from "../../../core/tags/tag.model.ts";
import { tagsText } from "../../i18n/en/tags.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./tags.module.css";

/** What can be done with a tag of the list. */
export type TagAct = "rename" | "merge" | "remove";

export type TagsViewProps = {
  readonly tags: Remote<TagList>;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onAdd: () => void;
  readonly onAct: (act: TagAct, name: string) => void;
  readonly onRetry: () => void;
};

const acts = [
  { act: "rename", icon: Pencil },
  { act: "merge", icon: Merge },
  { act: "remove", icon: Trash2 },
] as const;

const Row = ({ tag: { name, contacts, filters }, onAct }: { readonly tag: Tag } & Pick<TagsViewProps, "onAct">) => {
  const text = useText(tagsText);
  const facts = [text("contacts", { count: contacts }), ...(filters === 0 ? [] : [text("filters", { count: filters })])];
  return (
    <li className={lists["row"]}>
      <span className={lists["words"]}>
        <span className={styles["title"]}>{name}</span>
        <span className={lists["muted"]}>{facts.join(" · ")}</span>
      </span>
      {acts.map(({ act, icon }) => (
        <IconButton key={act} icon={icon} kind="quiet" label={text(act, { name })} onPress={() => onAct(act, name)} />
      ))}
    </li>
  );
};

/** The tags of the organisation's contacts, with how often each is used. */
export const TagsView = ({ tags, search, onSearch, onAdd, onAct, onRetry }: TagsViewProps) => {
  const text = useText(tagsText);
  const add = (
    <Button icon={Plus} onPress={onAdd}>
      {text("add")}
    </Button>
  );
  const nothing =
    search === "" ? (
      <EmptyState icon={Tags} title={text("none")}>
        {text("noneBody")}
      </EmptyState>
    ) : (
      <NoResultState onClear={() => onSearch("")} />
    );
  return (
    <>
      <PageHeader title={text("title")} note={text("note")} actions={add} />
      <Toolbar label={text("tools")}>
        <SearchField label={text("search")} placeholder={text("search")} value={search} onChange={onSearch} />
      </Toolbar>
      <RemoteView remote={tags} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {({ tags: known, total }) =>
          known.length === 0 ? (
            nothing
          ) : (
            <Card>
              <ul className={lists["rows"]} aria-label={text("list")}>
                {known.map((tag) => (
                  <Row key={tag.name} tag={tag} onAct={onAct} />
                ))}
              </ul>
              {total > known.length ? <p className={lists["muted"]}>{text("more", { shown: known.length, count: total })}</p> : null}
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
