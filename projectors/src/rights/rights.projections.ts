import { bookingsProjection } from './bookings.projection';
import { grantsProjection } from './grants.projection';

export const rightsProjections = [grantsProjection, bookingsProjection];
