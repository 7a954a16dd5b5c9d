import type { AnyJob, Process } from 'platform/jobs';
import type { Services } from './services';

/** What a feature has done in the world: what it watches for in the log, and what can be done about it. */
export interface Work {
  readonly processes: readonly Process[];
  readonly jobs: readonly AnyJob<Services>[];
}
