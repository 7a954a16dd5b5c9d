import { questionsFeature } from 'schemas/questions/questions.feature';
import { dayOf } from '../../../testing/day';

export const questionsDay = dayOf(questionsFeature, {
  on: '2026-08-27',
  order: ['CatalogueReleased', 'EnglishItemAdded', 'EnglishItemApproved', 'EnglishPassageAdded', 'EnglishItemRetired'],
});
