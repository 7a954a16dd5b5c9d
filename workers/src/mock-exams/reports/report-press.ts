import { NotYet } from 'platform/jobs';
import type { Reports } from './report-port';

/** Counts, makes and keeps reports. */
export type ReportPress = Pick<Reports, 'prepare' | 'make' | 'makeOverall'>;

const notYet = () => Promise.reject(new NotYet('no template is there yet'));

export const reportPress = (): ReportPress => ({ prepare: notYet, make: notYet, makeOverall: notYet });
