/** Where the link leads that confirms an address; also what its token is good for. */
export const CONFIRM_EMAIL_PATH = '/auth/confirm-email';

/** Where the link of an invitation leads; also what its token is good for. */
export const JOIN_FAMILY_PATH = '/auth/join-family';

/** The same of the link for somebody whom the office invites. */
export const GUEST_PATH = '/auth/accept-invitation';
/** For how long that is good. */
export const GUEST_LINK_DAYS = 7;
