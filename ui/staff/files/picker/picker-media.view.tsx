import { FolderOpen, Link2 } from "lucide-react";
import type { FileRecord } from "../../../../core/files/file.model.ts";
import { sayingOf } from "../../../../core/kernel/failure.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import {
  copiedFile,
  isDisconnected,
  type MediaBrowserState,
  shownSource,
} from "../../../../core/media-sources/media-browser.view-model.ts";
import { type MediaItem, mediaLimits, type MediaItems } from "../../../../core/media-sources/media-source.model.ts";
import { mediaSources } from "../../../../core/media-sources/media-sources.rule.ts";
import { filePickerText } from "../../../i18n/en/file-picker.ts";
import { useRefusalWords } from "../../../i18n/refusal-words.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Banner } from "../../../kit/banner.view.tsx";
import { Button } from "../../../kit/button.view.tsx";
import { EmptyState } from "../../../kit/empty-state.view.tsx";
import { LinkButton } from "../../../kit/link-button.view.tsx";
import { RemoteView } from "../../../kit/remote.view.tsx";
import { SearchField } from "../../../kit/search-field.view.tsx";
import { Skeleton } from "../../../kit/skeleton.view.tsx";
import { VisuallyHidden } from "../../../kit/visually-hidden.view.tsx";
import { MediaGrid } from "./media-grid.view.tsx";
import library from "./picker-library.module.css";
import styles from "./picker-media.module.css";
import { PickerNoResult } from "./picker-no-result.view.tsx";

export type PickerMediaProps = {
  readonly state: MediaBrowserState;
  readonly chosen: readonly FileRecord[];
  readonly onSearch: (words: string) => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** copies an item and chooses it, or takes it out again */ readonly onTake: (item: MediaItem) => void;
  readonly onDisconnect: () => void;
};

const Waiting = () => (
  <div className={library["waiting"]} aria-hidden="true">
    {Array.from({ length: 8 }, (_, place) => (
      <Skeleton key={place} shape="block" />
    ))}
  </div>
);

const Items = ({ page, name, ...props }: PickerMediaProps & { readonly page: MediaItems; readonly name: string }) => {
  const { state, chosen, onMore, onSearch, onTake } = props;
  const text = useText(filePickerText);
  if (page.items.length === 0 && page.next === null)
    return state.words.trim() === "" ? (
      <EmptyState icon={FolderOpen} title={text("media.emptyTitle")}>
        {text("media.emptyBody", { source: name })}
      </EmptyState>
    ) : (
      <PickerNoResult onClear={() => onSearch("")} />
    );
  const isChosen = (item: MediaItem): boolean => chosen.some(({ id }) => id === copiedFile(state, item.id)?.id);
  return (
    <>
      {page.items.length === 0 ? null : (
        <MediaGrid
          label={text("media.list", { source: name })}
          items={page.items}
          chosen={page.items.filter(isChosen).map(({ id }) => id)}
          copying={state.copying}
          onTake={onTake}
        />
      )}
      {page.next === null ? null : (
        <div className={library["more"]}>
          <Button isPending={state.items.tag === "loading"} onPress={onMore}>
            {text("more")}
          </Button>
        </div>
      )}
    </>
  );
};

/** Files at a source of others, which are copied when they are chosen; an account is connected in a tab of its own. */
export const PickerMedia = (props: PickerMediaProps) => {
  const { state, onSearch, onRetry, onDisconnect } = props;
  const text = useText(filePickerText);
  const words = useRefusalWords();
  const shown = shownSource(state);
  if (shown === null) return <Waiting />;
  const { name } = mediaSources[shown.source];
  const items = latestValue(state.items);
  const status =
    state.copying === null ? (items === undefined ? "" : text("media.shown", { count: items.items.length })) : text("media.copying");
  if (!shown.is_connected)
    return (
      <div className={library["library"]}>
        {state.failure === null ? null : <Banner tone="warning">{words(sayingOf(state.failure))}</Banner>}
        <EmptyState
          icon={Link2}
          title={text("media.connectTitle", { source: name })}
          action={
            <LinkButton kind="primary" href={`/auth/sources/${shown.source}`} target="_blank">
              {text("media.connect")}
            </LinkButton>
          }
        >
          {text("media.connectBody", { source: name })}
        </EmptyState>
      </div>
    );
  return (
    <div className={library["library"]}>
      {shown.is_searchable ? (
        <SearchField
          label={text("media.search", { source: name })}
          placeholder={text("media.search", { source: name })}
          maxLength={mediaLimits.words}
          value={state.words}
          onChange={onSearch}
        />
      ) : null}
      {state.failure === null || isDisconnected(state.failure) ? null : (
        <div role="alert">
          <Banner tone="danger" title={text(`media.failed.${state.failed}`)}>
            {words(sayingOf(state.failure))}
          </Banner>
        </div>
      )}
      <div className={library["scroll"]}>
        <RemoteView remote={state.items} skeleton={<Waiting />} onRetry={onRetry}>
          {(page) => <Items {...props} page={page} name={name} />}
        </RemoteView>
      </div>
      <div className={styles["foot"]}>
        <span>{text("media.copiedHint")}</span>
        {shown.needs_account ? (
          <Button size="small" kind="quiet" onPress={onDisconnect}>
            {text("media.disconnect", { source: name })}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
};
