import { grantsProjection } from './grants.projection';

export const rightsProjections = [grantsProjection];
