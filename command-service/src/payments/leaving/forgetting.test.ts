import { expect, it } from '@jest/globals';
import type { CommandTools } from 'platform/http';
import type { RegistrationEvent } from 'schemas/payments/registration.events';
import { forget } from './forgetting';
import type { PaymentsParts } from '../payments-parts';
import { registration, type Registration, type RegistrationCommand } from '../registering/registration.decider';

const registrationId = 'r-1';

/** A registration that waits, and what is erased of it; whoever erases may be killed. */
function kept(...more: readonly RegistrationEvent[]) {
  let state: Registration = { stage: 'waiting', applied: { learnerId: 'child-1' } as never, checkoutId: undefined };
  const note = (events: readonly RegistrationEvent[]) => {
    state = events.reduce((before: Registration, event) => registration.evolve(before, event), state);
  };
  note(more);
  const erased: string[] = [];
  let isKilled = false;
  const tools = {
    read: () => Promise.resolve(state),
    handle: (_: unknown, __: string, command: RegistrationCommand) => {
      const decision = registration.decide(command, state);
      if (decision.kind === 'accepted') note(decision.events);
      return Promise.resolve({ state, events: [] });
    },
    // Two of its dozen: what is called here.
  } as unknown as CommandTools;
  const erase = (id: string) => {
    if (isKilled) return Promise.reject(new Error('killed'));
    erased.push(id);
    return Promise.resolve();
  };
  const parts = { till: undefined, accounts: { erase } } as unknown as PaymentsParts;
  return {
    erased,
    forget: () => forget(registrationId, parts, tools),
    kill: (killed: boolean) => {
      isKilled = killed;
    },
  };
}

it('erases what was kept though its service ended when it had just written that it is forgotten', async () => {
  const { forget: forgets, kill, erased } = kept();
  kill(true);
  await expect(forgets()).rejects.toThrow('killed');
  kill(false);
  await forgets();
  expect(erased).toEqual([registrationId, 'child-1']);
});

it.each([
  ['keeps what became an account', registrationId, []],
  ['erases what was typed for an address that had an account', 'another', [registrationId, 'child-1']],
])('%s', async (_, accountId, erased) => {
  const paid = kept({ type: 'RegistrationPaid', data: { registrationId, accountId, learnerId: 'l-1' } });
  await paid.forget();
  expect(paid.erased).toEqual(erased);
});
