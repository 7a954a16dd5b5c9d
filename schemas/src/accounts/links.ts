/** Where the link leads that confirms an address; also what its token is good for. */
export const CONFIRM_EMAIL_PATH = '/auth/confirm-email';
