import { ContainerModule } from "inversify";
import { tokenOfPath } from "../../core/files/shared-address.rule.ts";
import { SharedFiles } from "../../core/files/shared-files.port.ts";
import { makeSharedPage, SharedPage } from "../../core/files/shared-page.service.ts";
import { Caller } from "../http/caller.ts";
import { makeSharedFilesHttp } from "../http/shared-files.http.ts";
import { httpModule } from "./http.module.ts";
import { provide } from "./provide.ts";

const sharedModule = new ContainerModule((options) => {
  provide(options, SharedFiles, makeSharedFilesHttp, [Caller]);
  provide(options, SharedPage, (files: SharedFiles) => makeSharedPage({ files, link: tokenOfPath(window.location.pathname) }), [
    SharedFiles,
  ]);
});

/** Modules of the page that a link opens. */
export const sharedModules: readonly ContainerModule[] = [httpModule, sharedModule];
