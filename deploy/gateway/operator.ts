import { Router } from 'express';
import type { GatewayConfig } from './config';

type Named = Partial<
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

export function operator(config: Named): Router {
  const router = Router();
  router.get('/operator.json', (_, response) => void response.json(operatorOf(config)));
  return router;
}
