import { serviceFields } from 'platform/service';

/** The environment of the projectors. */
export const config = serviceFields(8083);
