import { accept, decider, type Decision } from 'platform/decider';
import type { SignUpEvent } from 'schemas/accounts/signing-up/sign-up.events';

type Started = Extract<SignUpEvent, { type: 'SignUpStarted' }>['data'];

export type SignUpCommand =
  | { type: 'StartSignUp'; data: Started }
  | { type: 'ForgetSignUp'; data: { signUpId: string } };

type SignUp = 'none' | 'started' | 'forgotten';

export const signUp = decider({ category: 'signup', initial: 'none', decide, evolve });

function decide({ type, data }: SignUpCommand, signUp: SignUp): Decision<SignUpEvent> {
  switch (type) {
    case 'StartSignUp':
      return signUp === 'none' ? accept({ type: 'SignUpStarted', data }) : accept();
    case 'ForgetSignUp':
      return signUp === 'started' ? accept({ type: 'SignUpForgotten', data }) : accept();
  }
}

function evolve(_: SignUp, event: SignUpEvent): SignUp {
  switch (event.type) {
    case 'SignUpStarted':
      return 'started';
    case 'SignUpForgotten':
      return 'forgotten';
  }
}
