import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Token } from "../../../core/kernel/token.ts";
import { makePageTitle, PageTitle } from "../../../core/shell/page-title.service.ts";
import { makeUnread, Unread } from "../../../core/shell/unread.service.ts";
import { useDocumentTitle, useTabTitle } from "../../../ui/react/document-title.ts";
import { ServicesProvider } from "../../../ui/react/services.tsx";

const RecordPage = ({ name }: { readonly name: string }) => {
  useDocumentTitle(name);
  return null;
};

type PageProps = { readonly route: string | null; readonly record?: string; readonly onNamed: (name: string | null) => void };

const Frame = ({ route, record, onNamed }: PageProps) => {
  onNamed(useTabTitle(route, "Cygnet"));
  return record === undefined ? null : <RecordPage name={record} />;
};

const services = () => {
  const held = new Map<symbol, unknown>([
    [PageTitle, makePageTitle()],
    [Unread, makeUnread()],
  ]);
  return <A,>(wanted: Token<A>): A => Reflect.apply(Map.prototype.get, held, [wanted]);
};

describe("the title of the tab of a page", () => {
  it("should name the record while there is one, and the route again afterwards", () => {
    const resolve = services();
    const names: (string | null)[] = [];
    const onNamed = (name: string | null): void => void (names.at(-1) === name || names.push(name));
    const page = (route: string | null, record?: string) => (
      <ServicesProvider resolve={resolve}>
        <Frame route={route} {...(record === undefined ? {} : { record })} onNamed={onNamed} />
      </ServicesProvider>
    );
    const { rerender } = render(page(null));
    expect(document.title).toBe("Cygnet");
    rerender(page("Contact"));
    expect(document.title).toBe("Contact · Cygnet");
    rerender(page("Contact", "Mei Tanaka"));
    expect(document.title).toBe("Mei Tanaka · Cygnet");
    rerender(page("Contact"));
    expect(document.title).toBe("Contact · Cygnet");
    expect(names).toEqual([null, "Contact", "Mei Tanaka", "Contact"]);
  });

  it("should name the page in the first rendering", () => {
    const resolve = services();
    const names: (string | null)[] = [];
    render(
      <ServicesProvider resolve={resolve}>
        <Frame route="Home" onNamed={(name) => void names.push(name)} />
      </ServicesProvider>,
    );
    expect(names).toEqual(["Home"]);
    expect(document.title).toBe("Home · Cygnet");
  });
});
