import { describePages } from "./page-looks.ts";

describePages(1, 2);
