import { rebuildsProjection } from './rebuilds.projection';

export const investigationsProjections = [rebuildsProjection];
