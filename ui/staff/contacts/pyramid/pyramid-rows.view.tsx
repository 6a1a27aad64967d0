import { useMemo } from "react";
import { pyramidText } from "../../../i18n/en/pyramid.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Pagination } from "../../../kit/pagination.view.tsx";
import { ContactGrid, type ContactRowsProps } from "../list/contact-grid.view.tsx";
import { PyramidKeys, pyramidColumns, uplineColumn } from "./pyramid-cells.view.tsx";
import { PyramidRest } from "./pyramid-rest.view.tsx";

/** Contacts as a tree; search results are a plain list with a column for the upline. */
export const PyramidRows = (props: ContactRowsProps) => {
  const say = useText(pyramidText);
  const { columns: plain, pyramid, uplines } = props;
  const columns = useMemo(() => {
    if (pyramid !== null) return pyramidColumns(plain, pyramid);
    return [...uplines.values()].some(({ near }) => near.length > 0) ? [...plain, uplineColumn(say("upline"), uplines)] : plain;
  }, [say, plain, pyramid, uplines]);
  if (pyramid === null) return <ContactGrid {...props} columns={columns} />;
  return (
    <>
      <PyramidKeys>
        <ContactGrid {...props} columns={columns} />
      </PyramidKeys>
      {pyramid.rest === null ? null : <PyramidRest top={pyramid.count} rest={pyramid.rest} onList={() => props.onView("list")} />}
      <Pagination page={props.page} pageSize={props.query.limit} total={pyramid.count} onPage={props.onPage} />
    </>
  );
};
