import { called, nothing, type Called } from '../../testing/called';
import { getQuestionCatalogue } from '../catalogue.contract';
import {
  addEnglishComprehensionToDB,
  addEnglishQuestionToDB,
  approveEnglishItem,
  getStaffEnglishItems,
  retireEnglishItem,
} from '../english.contract';

export const questionsCalls: readonly Called[] = [
  called(getQuestionCatalogue, 'V F U S T H C E A W D O P', nothing),
  called(addEnglishQuestionToDB, '. . . . . . . E A . . . .', () => ({
    topic: 'synonyms' as const,
    questionText: 'happy',
    correctAnswer: 'A',
    multipleChoiceOptions: 'glad||sad||cross||tall||red',
  })),
  called(addEnglishComprehensionToDB, '. . . . . . . E A . . . .', () => ({
    comprehensionDescription: 'A short text.',
    comprehensionPassage: 'It rained.',
    comprehensionQuestionsData: [
      { questionNumber: 1, questionText: 'Did it?', multipleChoiceAnswerOptions: 'yes||no', correctAnswer: 'yes' },
    ],
  })),
  called(retireEnglishItem, '. . . . . . . E A . . . .', ({ fresh }) => ({
    topic: 'synonyms',
    itemId: fresh,
    reason: 'Two answers fit.',
  })),
  called(getStaffEnglishItems, '. . . . . . . E A . . . .', nothing),
  called(approveEnglishItem, '. . . . . . . . A . . . .', ({ fresh }) => ({ topic: 'synonyms', itemId: fresh })),
];
