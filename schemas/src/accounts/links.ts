/** Where the link leads that confirms an address; also what its token is good for. */
export const CONFIRM_EMAIL_PATH = '/auth/confirm-email';

/** Where the link of an invitation leads; also what its token is good for. */
export const JOIN_FAMILY_PATH = '/auth/join-family';
