import { advertisedParentsProjection } from './advertised-parents.projection';
import { passedOnProjection } from './passed-on.projection';

export const advertisingProjections = [advertisedParentsProjection, passedOnProjection];
