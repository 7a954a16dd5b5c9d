import type { Topic } from '../generation/topic';
import { letterSeries } from './letter-series/letter-series.topic';
import { numberSeries } from './number-series/number-series.topic';

export const verbalReasoningTopics: readonly Topic[] = [letterSeries, numberSeries];
