/** How the addresses of the demo world end; no letter can be sent there, so nobody else has one. */
export const DEMO_ADDRESSES = '@fieldfare.example';
