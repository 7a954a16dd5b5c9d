import { job } from 'platform/jobs';
import { forgetSignUp } from 'schemas/accounts/accounts.contract';
import { Id } from 'schemas/describe/schema';
import type { Services } from '../services';

const data = { signUpId: Id };

/** Erases a sign-up that was never finished. */
export const forgetSignUpJob = job<typeof data, Services>('accounts.forget-sign-up', {
  data,
  once: ({ signUpId }) => signUpId,
  run: (request, { command }) => command(forgetSignUp, request),
});
