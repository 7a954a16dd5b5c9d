import { arrivalsProjection, articleReadsProjection } from './funnel.projections';
import { lettersProjection } from './letters.projection';
import { mockPlacesProjection } from './mock-places.projection';
import { subscribersProjection } from './subscribers.projection';

export const marketingProjections = [
  subscribersProjection,
  mockPlacesProjection,
  lettersProjection,
  articleReadsProjection,
  arrivalsProjection,
];
