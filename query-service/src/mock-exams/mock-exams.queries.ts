import { mockExamsOfSetQuery, mockQuestionsQuery, mockSectionsQuery } from './sets/mock-set-parts.query';
import { mockSetsQuery } from './sets/mock-sets.query';

export const mockExamsQueries = [mockSetsQuery, mockExamsOfSetQuery, mockSectionsQuery, mockQuestionsQuery];
