import { mockPlacesProjection } from './mock-places.projection';
import { subscribersProjection } from './subscribers.projection';

export const marketingProjections = [subscribersProjection, mockPlacesProjection];
