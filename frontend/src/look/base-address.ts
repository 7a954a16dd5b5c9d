/** Stands in finished pages where the address of the site belongs; the gateway, which knows it, puts it there. */
export const BASE_ADDRESS = '__BASE_ADDRESS__';
