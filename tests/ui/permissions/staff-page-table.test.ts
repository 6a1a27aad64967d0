import { describe, expect, it } from "vitest";
import { staffPages } from "../../../core/permissions/staff-page-table.rule.ts";
import { needsOf, type StaffRoute } from "../../../ui/staff/staff-route.ts";
import { staffRoutes } from "../../../ui/staff/staff-routes.ts";

const guarded = staffRoutes.filter(({ open, path }) => open !== true && path !== "/404");
const titleOf = ({ title }: StaffRoute): string => title?.() ?? "";
const list = (names: readonly string[]): string => `[${names.map((name) => JSON.stringify(name)).join(", ")}]`;

const line = (route: StaffRoute): string => {
  const { flags, feature, members, roles } = route;
  const demands = [
    ...(flags.length === 0 ? [] : [`flags: ${list(flags)}`]),
    ...(feature === undefined ? [] : [`feature: ${JSON.stringify(feature)}`]),
    ...(members === undefined ? [] : ["members: true"]),
    ...(roles === undefined ? [] : [`roles: ${list(roles)}`]),
  ];
  const told = [JSON.stringify(route.path), JSON.stringify(titleOf(route)), ...(demands.length === 0 ? [] : [`{ ${demands.join(", ")} }`])];
  return `  page(${told.join(", ")}),`;
};

const file = `import type { PageDemands } from "../access/page-access.rule.ts";

/** A page of the staff application with what it demands of visitors. */
export type StaffPage = PageDemands & { readonly path: string; readonly title: string };

const page = (path: string, title: string, demands: Partial<PageDemands> = {}): StaffPage => ({
  path,
  title,
  flags: [],
  feature: null,
  members: false,
  ...demands,
});

/** Every page that asks for a sign-in, as the pages declare it; a test writes this file from them. */
export const staffPages: readonly StaffPage[] = [
${guarded
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  .map(line)
  .join("\n")}
];
`;

describe("the table of pages", () => {
  it("should be what the pages declare; after a change of a page write it anew with `vitest run <this file> -u`", async () => {
    await expect(file).toMatchFileSnapshot("../../../core/permissions/staff-page-table.rule.ts");
  });

  it("should demand of a visitor what the guard of the page asks for", () => {
    expect(staffPages).toHaveLength(guarded.length);
    for (const route of guarded) expect(staffPages.find(({ path }) => path === route.path)).toMatchObject(needsOf(route));
  });
});
