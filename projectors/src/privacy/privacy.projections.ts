import { copiesProjection } from './copies.projection';
import { erasuresProjection } from './erasures.projection';
import { looksProjection } from './looks.projection';

export const privacyProjections = [erasuresProjection, copiesProjection, looksProjection];
