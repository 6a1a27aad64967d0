import { Card } from "../../kit/card.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RichText } from "../../kit/rich-text.view.tsx";

/** Title and content of a page of the portal, for learners and in previews; the content is sanitised when it is drawn. */
export const PageContent = ({ title, html }: { readonly title: string; readonly html: string }) => (
  <>
    <PageHeader title={title} />
    <Card>
      <RichText html={html} />
    </Card>
  </>
);
