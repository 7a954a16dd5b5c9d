import { TERMS_VERSION } from 'schemas/accounts/terms';
import { trail } from '../../finished/structured-data';
import type { PublicPage } from '../../finished/public-page';
import { productName } from '../../look/product';

export const legalPages: readonly PublicPage[] = [
  {
    path: '/terms',
    source: 'pages/legal/terms.page.tsx',
    title: 'Terms and Conditions',
    description: `What you get from ${productName}, what the trial and a plan cost, what we ask of you and what we answer for. Version ${TERMS_VERSION}.`,
    kind: 'website',
    changedOn: '2026-11-22',
    structured: [trail('/terms', 'Terms and Conditions')],
  },
  {
    path: '/privacy',
    source: 'pages/legal/privacy.page.tsx',
    title: 'Privacy',
    description: `What ${productName} keeps about you and your child, why, for how long, and how to have it put right or deleted. In short for children, too.`,
    kind: 'website',
    changedOn: '2026-11-22',
    structured: [trail('/privacy', 'Privacy')],
  },
];
