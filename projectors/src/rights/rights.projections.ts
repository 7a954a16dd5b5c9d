import { bookingsProjection } from './bookings.projection';
import { grantsProjection } from './grants.projection';
import { placesProjection } from './places.projection';

export const rightsProjections = [grantsProjection, bookingsProjection, placesProjection];
