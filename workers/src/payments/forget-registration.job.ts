import { job } from 'platform/jobs';
import { Id } from 'schemas/describe/schema';
import { forgetRegistration } from 'schemas/payments/webhook.contract';
import type { Services } from '../services';

const data = { registrationId: Id };

/** Erases a registration that nobody paid for; one that was paid is there already, and stays. */
export const forgetRegistrationJob = job<typeof data, Services>('payments.forget-registration', {
  data,
  once: ({ registrationId }) => registrationId,
  run: (request, { command }) => command(forgetRegistration, request),
});
