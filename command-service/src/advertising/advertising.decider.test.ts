import { it } from '@jest/globals';
import { stories } from 'platform/testing';
import type { AdvertisingEvent } from 'schemas/advertising/advertising.events';
import { ADVERTISING_TEXT } from 'schemas/advertising/conversions';
import { advertising } from './advertising.decider';

const given = stories(advertising);
const data = { accountId: 'ann', textVersion: ADVERTISING_TEXT, receiver: 'Adverts Ltd' };
const agreed: AdvertisingEvent = { type: 'AdvertisingAgreed', data };
const withdrawn: AdvertisingEvent = { type: 'AdvertisingWithdrawn', data: { accountId: 'ann' } };
const lead = { ...data, conversionId: 'ann.Lead', conversion: 'Lead' as const, fields: 'e-mail address' };
const opened: AdvertisingEvent = { type: 'ConversionOpened', data: lead };
const ended = { accountId: 'ann', conversionId: 'ann.Lead', outcome: 'taken' as const };
const closed: AdvertisingEvent = { type: 'ConversionClosed', data: ended };

const agree = { type: 'Agree', data } as const;
const withdraw = { type: 'Withdraw', data: { accountId: 'ann' } } as const;
const open = { type: 'OpenConversion', data: lead } as const;
const close = { type: 'CloseConversion', data: ended } as const;

it('agrees once, and again after it was taken back', () => {
  given().when(agree).then(agreed);
  given(agreed).when(agree).thenNothing();
  given(agreed, withdrawn).when(agree).then(agreed);
});
it('agrees anew to another receiver, and to words that have changed', () => {
  const other = { ...data, receiver: 'Others plc' };
  given(agreed).when({ type: 'Agree', data: other }).then({ type: 'AdvertisingAgreed', data: other });
  const before: AdvertisingEvent = { type: 'AdvertisingAgreed', data: { ...data, textVersion: '2025-01' } };
  given(before).when(agree).then(agreed);
});
it('agrees to no words but those of now', () =>
  given()
    .when({ type: 'Agree', data: { ...data, textVersion: '2025-01' } })
    .thenRefused('AdvertisingTextChanged'));
it('is left withdrawn by whoever changes their mind without end', () => {
  const toAndFro = Array.from({ length: 100 }, () => [agreed, withdrawn]).flat();
  given(...toAndFro)
    .when(agree)
    .thenRefused('AdvertisingChangedTooOften');
  given(...toAndFro, agreed)
    .when(withdraw)
    .then(withdrawn);
});
it('takes back once, and also what was agreed to while signing up', () => {
  given().when(withdraw).then(withdrawn);
  given(agreed).when(withdraw).then(withdrawn);
  given(agreed, withdrawn).when(withdraw).thenNothing();
});
it('opens what is agreed to, while signing up or since, once', () => {
  given().when(open).then(opened);
  given(agreed).when(open).then(opened);
  given(agreed, opened).when(open).thenNothing();
});
it('opens nothing that was taken back, in between as well, nor for a receiver that nobody agreed to', () => {
  given(withdrawn).when(open).thenRefused('AdvertisingNotAgreed');
  given(agreed, opened, withdrawn).when(open).thenRefused('AdvertisingNotAgreed');
  const other: AdvertisingEvent = { type: 'AdvertisingAgreed', data: { ...data, receiver: 'Others plc' } };
  given(other).when(open).thenRefused('AdvertisingNotAgreed');
});
it('opens nothing a second time that was closed', () =>
  given(agreed, opened, closed).when(open).thenRefused('AdvertisingNotAgreed'));
it('closes what is open, once', () => {
  given(agreed, opened).when(close).then(closed);
  given(agreed, opened, withdrawn).when(close).then(closed);
  given(agreed, opened, closed).when(close).thenNothing();
  given().when(close).thenNothing();
});
