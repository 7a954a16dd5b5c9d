import { flags } from 'schemas/practice/worksheets/flags.table';
import { readModel } from '../../read-model';

export const flagsProjection = readModel(flags, { version: 1 }).fold({
  QuestionFlagged: (_, { data, meta }) => ({ ...data, flaggedAt: meta.at }),
});
