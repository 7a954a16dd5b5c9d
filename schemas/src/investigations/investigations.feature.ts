import { feature } from '../describe/feature';
import * as investigationsCalls from './investigations.contract';
import { jobRetryEvents } from './job-retry.events';
import { lookEvents } from './look.events';
import { rebuildEvents } from './rebuild.events';
import { rebuilds } from './rebuilds.table';

export const investigationsFeature = feature('investigations', {
  families: [rebuildEvents, jobRetryEvents, lookEvents],
  calls: [investigationsCalls],
  tables: [rebuilds],
  refusals: {
    ReadTableNotFound: { status: 404, title: 'There is no read table of that name.' },
  },
});
