import type { ReplyOf } from 'schemas/describe/contract';
import type { getMockExamReports } from 'schemas/mock-exams/reports/progress.contract';

/** What is known of the reports of a session. */
export type Reports = ReplyOf<typeof getMockExamReports>;
export type Report = Reports['reports'][number];
export type ReportsRequest = Reports['requests'][number];
