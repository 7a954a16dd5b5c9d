import { called, nothing, type Called } from '../../testing/called';
import {
  agreeToAdvertising,
  closeConversion,
  getWhatWePassedOn,
  openConversion,
  withdrawFromAdvertising,
} from '../advertising.contract';
import { ADVERTISING_TEXT } from '../conversions';

const agreed = { textVersion: ADVERTISING_TEXT, receiver: 'Adverts Ltd' };

export const advertisingCalls: readonly Called[] = [
  called(agreeToAdvertising, '. f u . . . . . . . . . .', () => agreed),
  called(withdrawFromAdvertising, '. f u . . . . . . . . . .', nothing),
  called(openConversion, '. . . . . . . . . W . . .', ({ fresh }) => ({
    ...agreed,
    accountId: fresh,
    conversionId: fresh,
    conversion: 'Lead' as const,
    fields: 'e-mail address',
  })),
  called(closeConversion, '. . . . . . . . . W . . .', ({ fresh }) => ({
    accountId: fresh,
    conversionId: fresh,
    outcome: 'taken' as const,
  })),
  called(getWhatWePassedOn, '. f u . . . . . . . . . .', nothing),
];
