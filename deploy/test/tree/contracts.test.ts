import { describe, expect, it } from '@jest/globals';
import { replyValidator, ReplyNotAsDescribed, requestValidator } from '../../../platform/src/http/validation';
import { Problem } from '../../../platform/src/http/problem';
import { contracts } from 'schemas/contracts';

/** What a check of nothing comes to; a schema that cannot be compiled throws something else. */
const said = (check: () => void): unknown => {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('the schemas of every call, which a service compiles when they are first needed', () => {
  it.each(contracts.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s',
    (_, contract) => {
      const ofRequest = said(() => requestValidator(contract)(undefined));
      expect(ofRequest).toBeInstanceOf(Problem);
      const ofReply = said(() => replyValidator(contract)(undefined));
      if (ofReply !== undefined) expect(ofReply).toBeInstanceOf(ReplyNotAsDescribed);
    },
  );
});
