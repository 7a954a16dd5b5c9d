import { feature } from '../describe/feature';
import * as investigationsCalls from './investigations.contract';
import { jobRetryEvents } from './job-retry.events';
import { rebuildEvents } from './rebuild.events';
import { rebuilds } from './rebuilds.table';

export const investigationsFeature = feature('investigations', {
  families: [rebuildEvents, jobRetryEvents],
  calls: [investigationsCalls],
  tables: [rebuilds],
  refusals: {},
});
