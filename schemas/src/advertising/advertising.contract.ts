import Type from 'typebox';
import { parents, service } from '../accounts/roles';
import { command, query } from '../describe/contract';
import { Id, Instant, orNull, Shape, Text } from '../describe/schema';
import { agreement, ConversionName as conversion } from './advertising.events';

export const agreeToAdvertising = command({
  call: 'POST /advertising/agree',
  who: parents,
  summary: 'Agrees that we pass on to a receiver that the caller signed up or went to pay; by the version of the text.',
  request: agreement,
  refusals: ['AdvertisingTextChanged', 'AdvertisingChangedTooOften'],
});

export const withdrawFromAdvertising = command({
  call: 'POST /advertising/withdraw',
  who: parents,
  summary: 'Takes that back: nothing is passed on from now on, nor what happened before and was not yet passed on.',
});

export const openConversion = command({
  call: 'POST /advertising/openConversion',
  who: service('workers'),
  summary: 'Writes down that something is about to be passed on, if its parent agrees to it at this moment.',
  request: { accountId: Id, conversionId: Id, conversion, ...agreement, fields: Text(200) },
  refusals: ['AdvertisingNotAgreed'],
});

export const closeConversion = command({
  call: 'POST /advertising/closeConversion',
  who: service('workers'),
  summary: 'Writes down what the receiver said to it.',
  request: { accountId: Id, conversionId: Id, outcome: Type.Enum(['taken', 'refused']) },
});

export const getWhatWePassedOn = query({
  call: 'POST /advertising/getWhatWePassedOn',
  who: parents,
  summary:
    'What the caller has agreed to, the newest hundred things that were passed on of them, and who keeps the mailing list on which they are.',
  reply: {
    agreed: orNull(Shape({ ...agreement, agreedAt: Instant })),
    withdrawnAt: orNull(Instant),
    /** Of the caller’s own address, once they have confirmed it; null where nobody was told of it. */
    mailingList: orNull(Shape({ provider: Type.String(), toldAt: Instant })),
    passedOn: Type.Array(
      Shape({
        conversion,
        receiver: Type.String(),
        /** Which fields, each as a hash. */
        fields: Type.String(),
        at: Instant,
        outcome: Type.Enum(['open', 'taken', 'refused']),
      }),
    ),
  },
});
