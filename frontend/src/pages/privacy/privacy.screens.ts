import { WHAT_WE_KEEP } from '../../rooms/access';
import { desk, front, type Screen } from '../../screen';

export const privacyScreens: readonly Screen[] = [
  desk(WHAT_WE_KEEP, () => import('./what-we-keep.page')),
  front('/erasure-certificate', () => import('./erasure-certificate.page')),
];
