import { mockSetVersions } from 'schemas/mock-exams/sets/sets.tables';
import { readModel } from '../../read-model';

/** They stay where their set is deleted: what was sat names them. */
export const mockSetVersionsProjection = readModel(mockSetVersions, { version: 1 }).fold({
  MockExamSetPublished: (_, { data: { setId, setVersion, name, publishedAt, papers, changes } }) => ({
    setId,
    setVersion,
    name,
    publishedAt,
    papers,
    changes,
  }),
});
