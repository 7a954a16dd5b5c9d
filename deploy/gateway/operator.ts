import { Router } from 'express';
import type { GatewayConfig } from './config';

/** What is configured about whoever runs the site. */
export type Named = Partial<
  Pick<
    GatewayConfig,
    | 'operatorName'
    | 'operatorAddress'
    | 'operatorEmail'
    | 'operatorRegistration'
    | 'advertiserName'
    | 'mailingProviderName'
  >
>;

/** Who runs this site, as the terms and the privacy page name them. What was not configured is null, and said to be missing. */
export const operatorOf = ({
  operatorName,
  operatorAddress,
  operatorEmail,
  operatorRegistration,
  advertiserName,
  mailingProviderName,
}: Named) => ({
  name: operatorName ?? null,
  address: operatorAddress ?? null,
  email: operatorEmail ?? null,
  registration: operatorRegistration ?? null,
  /** Whom parents may allow us to tell that they signed up; they are asked only where it is set. */
  advertiser: advertiserName ?? null,
  /** Who is told the addresses of the mailing list. */
  mailingProvider: mailingProviderName ?? null,
});

/** A finished page with what is configured in its place; what is not is said to be missing there already. */
export function withOperator(
  html: string,
  told: Pick<ReturnType<typeof operatorOf>, 'name' | 'address' | 'email' | 'registration'>,
) {
  return html.replace(/(?<=<dd data-operator="(\w+)">)[\s\S]*?(?=<\/dd>)/g, (built, of: string) => {
    const words = escaped(Object.entries(told).find(([name]) => name === of)?.[1] ?? '');
    if (words === '') return built;
    return of === 'email' ? `<a href="mailto:${words}">${words}</a>` : words;
  });
}

/** As text or an attribute of a page. */
export const escaped = (words: string): string =>
  words.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export function operator(config: Named): Router {
  const router = Router();
  router.get('/operator.json', (_, response) => void response.json(operatorOf(config)));
  return router;
}
