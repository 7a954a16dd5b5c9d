import { describe, expect, it } from '@jest/globals';
import { operatorOf, withOperator } from './operator';

it('tells who runs the site, and null for what was not configured', () => {
  expect(operatorOf({ operatorName: 'Larch Tutors Ltd', operatorEmail: 'us@larch.example' })).toEqual({
    name: 'Larch Tutors Ltd',
    address: null,
    email: 'us@larch.example',
    registration: null,
    advertiser: null,
    mailingProvider: null,
  });
});

describe('a finished page', () => {
  const built = [
    '<dd data-operator="name">not filled in yet</dd>',
    '<dd data-operator="address">not filled in yet</dd>',
    '<dd data-operator="email"><a href="mailto:help@here.example">help@here.example</a></dd>',
  ].join('');
  const nobody = operatorOf({});

  it('names who runs the site to whoever reads it without a script, and makes nothing up', () => {
    expect(withOperator(built, nobody)).toBe(built);
    const told = operatorOf({ operatorName: 'Larch & <b>Sons</b> "Ltd"', operatorEmail: 'us@larch.example' });
    expect(withOperator(built, told)).toBe(
      '<dd data-operator="name">Larch &amp; &lt;b>Sons&lt;/b> &quot;Ltd&quot;</dd>' +
        '<dd data-operator="address">not filled in yet</dd>' +
        '<dd data-operator="email"><a href="mailto:us@larch.example">us@larch.example</a></dd>',
    );
  });

  it('takes names as they are written, dollar signs and all', () => {
    const html = withOperator(built, operatorOf({ operatorName: '$& $1 Tutors' }));
    expect(html).toContain('<dd data-operator="name">$&amp; $1 Tutors</dd>');
  });
});
