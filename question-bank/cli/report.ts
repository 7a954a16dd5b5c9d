import { reportLines } from './report-lines';

for (const line of reportLines()) console.log(line);
