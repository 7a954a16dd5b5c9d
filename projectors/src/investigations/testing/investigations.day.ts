import { investigationsFeature } from 'schemas/investigations/investigations.feature';
import { dayOf } from '../../../testing/day';

export const investigationsDay = dayOf(investigationsFeature, { on: '2026-08-30' });
