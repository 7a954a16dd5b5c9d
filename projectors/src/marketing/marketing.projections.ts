import { subscribersProjection } from './subscribers.projection';

export const marketingProjections = [subscribersProjection];
