import Type from 'typebox';
import { Email, orNull, Shape } from '../describe/schema';

/** Who did something, for staff. `email` is null where the account has been erased, and where it was no person. */
export const Actor = Shape({ id: Type.String(), email: orNull(Email) });
