import { catalogueQuery } from './catalogue.query';
import { staffEnglishQuery } from './staff-english.query';

export const questionsQueries = [catalogueQuery, staffEnglishQuery];
