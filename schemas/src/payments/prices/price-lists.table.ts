import { table } from '../../describe/table';
import { Count, Id, Instant, Text } from '../../describe/schema';
import { priceListFields } from './price-list';

/** Every price list that an admin wrote; the last one holds. */
export const priceLists = table('payments_price_lists', {
  row: { version: Count, ...priceListFields, reason: Text(300), by: Id, publishedAt: Instant },
  key: 'version',
});
