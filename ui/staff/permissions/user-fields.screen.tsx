import { useEffect } from "react";
import { FieldCatalogue } from "../../../core/fields/field-catalogue.service.ts";
import { fieldSights } from "../../../core/permissions/field-sight.rule.ts";
import type { PermissionRow } from "../../../core/permissions/permission-rows.view-model.ts";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useTeams } from "../users/use-teams.ts";
import { FieldPermissions } from "./field-permissions.view.tsx";

type UserFieldsScreenProps = { readonly row: PermissionRow; readonly features: readonly string[] };

/** The fields of contacts that one user sees. */
export const UserFieldsScreen = ({ row: { user, cells }, features }: UserFieldsScreenProps) => {
  const catalogue = useService(FieldCatalogue);
  const schema = useLatest(catalogue.schema$, catalogue.latest());
  const teams = useTeams();
  useEffect(() => catalogue.want(), [catalogue]);
  return (
    <RemoteView remote={schema} skeleton={<SkeletonLines lines={8} />} onRetry={() => catalogue.want()}>
      {({ fields }) => {
        const sights = fieldSights(fields, user.role, features);
        const first = new Set(teams.filter(({ id }) => user.teams.includes(id)).flatMap(({ contact_fields }) => contact_fields));
        return (
          <FieldPermissions
            role={user.role}
            fields={sights}
            first={sights.filter(({ name, sight }) => first.has(name) && sight !== "hidden").map(({ label }) => label)}
            seesContacts={cells.some(({ flag, isOn }) => flag === "contacts" && isOn)}
          />
        );
      }}
    </RemoteView>
  );
};
