import { checks } from 'schemas/practice/worksheets/checks.table';
import { readModel } from '../../read-model';

export const checksProjection = readModel(checks, { version: 2 }).fold({
  AnswerChecked: (_, { data: { worksheetId, learnerId, number, try: nth, answer, mark } }) => ({
    worksheetId,
    learnerId,
    number,
    try: nth,
    answer,
    correct: mark.correct,
    otherForm: mark.errorTag === 'form',
    errorTag: mark.errorTag ?? null,
  }),
});
