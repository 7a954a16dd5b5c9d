/** The header in which the gateway says by which of a network's connections a request came. */
export const CONNECTION = 'x-connection';
