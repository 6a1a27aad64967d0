import { describePages } from "./page-looks.ts";

describePages(0, 2);
