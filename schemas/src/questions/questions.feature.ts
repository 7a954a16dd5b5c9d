import { feature } from '../describe/feature';
import * as catalogueCalls from './catalogue.contract';
import { catalogueEvents } from './catalogue.events';
import { catalogue } from './catalogue.table';
import * as englishCalls from './english.contract';
import { englishBankEvents, englishPackEvents } from './english.events';
import { staffEnglish } from './staff-english.table';

export const questionsFeature = feature('questions', {
  families: [catalogueEvents, englishBankEvents, englishPackEvents],
  calls: [catalogueCalls, englishCalls],
  tables: [catalogue, staffEnglish],
  refusals: {
    EnglishItemNotFound: { status: 404, title: 'There is no such English question.' },
    OwnItemNotApprovable: { status: 403, title: 'Somebody else has to approve what you have written.' },
    QuestionTypeNotKnown: { status: 404, title: 'There are no questions of this type.' },
  },
});
