import type { Work } from '../work';
import { passConversionsOn } from './pass-conversions-on.process';
import { passOn } from './pass-on.job';

export const advertisingWork: Work = { processes: [passConversionsOn], jobs: [passOn] };
