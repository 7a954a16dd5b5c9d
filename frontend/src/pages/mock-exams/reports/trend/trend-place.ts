/** Where on a report's page it stands how it went from exam to exam: what an address ends with. */
export const TREND_PLACE = 'from-exam-to-exam';
