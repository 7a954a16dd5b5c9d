import { accept, decider, type Decision } from 'platform/decider';
import type { RegistrationEvent } from 'schemas/payments/registration.events';

type DataOf<T extends RegistrationEvent['type']> = Extract<RegistrationEvent, { type: T }>['data'];
export type Applied = DataOf<'RegistrationAwaitedPayment'>;

export type RegistrationCommand =
  | { type: 'AwaitPayment'; data: Applied }
  | { type: 'OpenCheckout'; data: DataOf<'RegistrationCheckoutOpened'> }
  | { type: 'NotePaid'; data: DataOf<'RegistrationPaid'> }
  | { type: 'Forget'; data: DataOf<'RegistrationForgotten'> };

export type Registration =
  | { readonly stage: 'none' }
  | { readonly stage: 'forgotten'; readonly childId: string | undefined }
  | { readonly stage: 'waiting'; readonly applied: Applied; readonly checkoutId: string | undefined }
  | {
      readonly stage: 'paid';
      readonly accountId: string;
      readonly familyId: string;
      readonly learnerId: string;
      /** The child of the form: nobody, where the address had an account already. */
      readonly childId: string | undefined;
    };

const initial: Registration = { stage: 'none' };

export const registration = decider({ category: 'registration', initial, decide, evolve });

function decide({ type, data }: RegistrationCommand, state: Registration): Decision<RegistrationEvent> {
  switch (type) {
    case 'AwaitPayment':
      return state.stage === 'none' ? accept({ type: 'RegistrationAwaitedPayment', data }) : accept();
    case 'OpenCheckout': {
      const isOpen = state.stage === 'waiting' && state.checkoutId === data.checkoutId;
      return state.stage === 'waiting' && !isOpen ? accept({ type: 'RegistrationCheckoutOpened', data }) : accept();
    }
    case 'NotePaid':
      return state.stage === 'waiting' ? accept({ type: 'RegistrationPaid', data }) : accept();
    case 'Forget':
      return state.stage === 'waiting' ? accept({ type: 'RegistrationForgotten', data }) : accept();
  }
}

function evolve(state: Registration, { type, data }: RegistrationEvent): Registration {
  switch (type) {
    case 'RegistrationAwaitedPayment':
      return { stage: 'waiting', applied: data, checkoutId: undefined };
    case 'RegistrationCheckoutOpened':
      return state.stage === 'waiting' ? { ...state, checkoutId: data.checkoutId } : state;
    case 'RegistrationPaid':
      return paid(data, childIn(state));
    case 'RegistrationForgotten':
      return { stage: 'forgotten', childId: childIn(state) };
  }
}

const paid = (
  { accountId, familyId = accountId, learnerId }: DataOf<'RegistrationPaid'>,
  childId: string | undefined,
): Registration => ({ stage: 'paid', accountId, familyId, learnerId, childId });

const childIn = (state: Registration) => (state.stage === 'waiting' ? state.applied.learnerId : undefined);
