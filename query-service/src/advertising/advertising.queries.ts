import { passedOnQuery } from './passed-on.query';

export const advertisingQueries = [passedOnQuery];
