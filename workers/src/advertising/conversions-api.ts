import { createHash } from 'node:crypto';
import { sendOutside } from 'platform/outside';
import type { ConversionReceiver, PassedOn } from './receiver';

interface ConversionsApi {
  /** `https://graph.example/v21.0/<data set>/events`. */
  readonly url: string;
  readonly token: string;
  readonly name: string;
}

/**
 * A receiver that speaks as Meta's Conversions API does. No address of the network and no name of a browser goes with
 * it: so what happened is not said to be of a website, of which it would want both.
 */
export const conversionsApi = ({ url, token, name }: ConversionsApi): ConversionReceiver => ({
  name,
  receive: async (passed) => {
    const answer = await sendOutside(url, { body: { data: [messageOf(passed)], access_token: token } });
    return answer === 'taken' ? 'taken' : 'refused';
  },
});

const messageOf = ({ conversionId, conversion, happenedAt, email, firstName, lastName }: PassedOn) => ({
  event_name: conversion,
  event_time: Math.floor(Date.parse(happenedAt) / 1000),
  // Ours names the account.
  event_id: sha256(conversionId),
  action_source: 'other',
  user_data: {
    em: [sha256(email.trim().toLowerCase())],
    ...(isThere(firstName) && { fn: [sha256(nameAsWanted(firstName))] }),
    ...(isThere(lastName) && { ln: [sha256(nameAsWanted(lastName))] }),
  },
});

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** In small letters, without spaces and without anything that is no letter. */
const nameAsWanted = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const isThere = (name: string | null): name is string => name !== null && nameAsWanted(name) !== '';
