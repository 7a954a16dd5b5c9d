import { londonDay } from 'platform/clock';
import { job } from 'platform/jobs';
import { closeConversion, openConversion } from 'schemas/advertising/advertising.contract';
import { ConversionName } from 'schemas/advertising/advertising.events';
import { passedFields, type Conversion } from 'schemas/advertising/conversions';
import { Id, Instant } from 'schemas/describe/schema';
import type { Services } from '../services';
import type { AdvertisedParent } from './advertised-parent';

const data = { accountId: Id, conversion: ConversionName, happenedAt: Instant };

interface Happened {
  readonly accountId: string;
  readonly conversion: Conversion;
  readonly happenedAt: string;
}

/** Signing up happens once; of several times on one day that somebody goes to pay, the first is passed on. */
const conversionIdOf = ({ accountId, conversion, happenedAt }: Happened): string =>
  conversion === 'Lead' ? `${accountId}.Lead` : `${accountId}.${conversion}.${londonDay(happenedAt)}`;

/**
 * Passes on what a parent did, if a receiver is configured and the parent agrees to that receiver. The log decides, at the
 * last moment and at each attempt: what the read tables know may be behind.
 */
export const passOn = job<typeof data, Services>('advertising.pass-on', {
  data,
  once: conversionIdOf,
  run: async (happened, { conversionReceiver: receiver, advertisedParent, allowed, command }) => {
    if (receiver === undefined) return 'skipped';
    const parent = await advertisedParent(happened.accountId);
    if (parent === 'erased') return 'skipped';
    const agreed = agreementOf(parent, happened.happenedAt);
    if (agreed?.receiver !== receiver.name) return 'skipped';
    const { accountId, conversion, happenedAt } = happened;
    const conversionId = conversionIdOf(happened);
    const fields = fieldsOf(parent);
    const isAllowed = await allowed(openConversion, { accountId, conversionId, conversion, fields, ...agreed });
    if (!isAllowed) return 'skipped';
    const { email, firstName, lastName } = parent;
    const outcome = await receiver.receive({ conversionId, conversion, happenedAt, email, firstName, lastName });
    return command(closeConversion, { accountId, conversionId, outcome });
  },
});

/** What they agreed to before it happened; what happened before is nobody's business. */
function agreementOf({ textVersion, receiver, agreedAt }: AdvertisedParent, happenedAt: string) {
  if (textVersion === null || receiver === null || agreedAt === null || agreedAt > happenedAt) return undefined;
  return { textVersion, receiver };
}

function fieldsOf({ firstName, lastName }: AdvertisedParent): string {
  const isThere = [true, firstName !== null, lastName !== null];
  return passedFields.filter((_, index) => isThere[index]).join(', ');
}
