import { job } from 'platform/jobs';
import Type from 'typebox';
import { Id } from 'schemas/describe/schema';
import { forgetMockPlace, placeStages } from 'schemas/marketing/mock-place.contract';
import type { Services } from '../services';

const data = { placeId: Id, stage: Type.Enum([...placeStages]) };

/** Erases what was typed for a place that has stood at a stage for as long as it may. */
export const forgetMockPlaceJob = job<typeof data, Services>('marketing.forget-mock-place', {
  data,
  once: ({ placeId, stage }) => `${placeId} ${stage}`,
  run: (request, { command }) => command(forgetMockPlace, request),
});
