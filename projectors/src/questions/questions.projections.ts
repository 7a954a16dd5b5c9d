import { catalogueProjection } from './catalogue.projection';
import { staffEnglishProjection } from './staff-english.projection';

export const questionsProjections = [catalogueProjection, staffEnglishProjection];
