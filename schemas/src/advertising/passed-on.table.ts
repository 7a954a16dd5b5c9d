import Type from 'typebox';
import { Id, Instant, Personal, Text } from '../describe/schema';
import { table } from '../describe/table';
import { agreement, ConversionName } from './advertising.events';

/** What was passed on of whom, and what the receiver said. */
export const passedOn = table('advertising_passed_on', {
  keeps: 'What we told where we advertise',
  row: {
    conversionId: Id,
    accountId: Id,
    conversion: ConversionName,
    receiver: agreement.receiver,
    fields: Personal(Text(200), 'accountId'),
    outcome: Type.Enum(['open', 'taken', 'refused']),
    at: Instant,
  },
  key: 'conversionId',
  indexes: [['accountId', 'at']],
});
