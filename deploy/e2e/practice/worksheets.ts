import { callsOf, type Call } from '../browser/calls';

const partOf = (questionType: string) => ({ questionType, level: 2, count: 1 });

/** The screens of worksheets in each of their states, made for a learner without a limit. */
export async function worksheetScreens(email: string): Promise<string[]> {
  const call = await callsOf(email);
  const start = async (types: readonly string[], purpose = 'practice') =>
    String((await call('/startPlannedWorksheet', { purpose, parts: types.map(partOf) }))['worksheetId']);
  const passage = async () => String((await call('/getEnglishComprehension', {}))['worksheetId']);
  const answered = async (worksheetId: string, answer: string) => {
    await call('/submitAnswer', { worksheetId, questionNumber: 1, answer });
    return worksheetId;
  };
  const marked = async (worksheetId: string) => {
    await call('/saveWorksheet', { worksheetId });
    return worksheetId;
  };

  const pictures = await marked(await answered(await start(['nvr-odd-one-out', 'fraction-of']), 'A'));
  const read = await marked(await passage());
  const discarded = await start(['fraction-of']);
  await call('/discardWorksheet', { worksheetId: discarded });
  return [
    at('math', await start(['fraction-of'])),
    at('non-verbal-reasoning', await start(['nvr-odd-one-out', 'nvr-matrix'])),
    at('english', await passage()),
    at('math', await checkedWrongly(call, await startChecked(call, () => start(['fraction-of', 'fraction-of'])))),
    at('math', await start(['fraction-of', 'nvr-odd-one-out'], 'paper')),
    at('math', discarded),
    at('math', pictures),
    at('math', pictures, 'review'),
    at('english', read, 'review'),
  ];
}

const at = (subject: string, worksheetId: string, view = 'questions') =>
  `/app/${subject}/${view}?worksheet=${worksheetId}`;

async function startChecked(call: Call, start: () => Promise<string>): Promise<string> {
  await call('/chooseChecking', { checksEach: true });
  const worksheetId = await start();
  await call('/chooseChecking', { checksEach: false });
  return worksheetId;
}

/** With one try left, and its first step shown. */
async function checkedWrongly(call: Call, worksheetId: string): Promise<string> {
  const first = { worksheetId, questionNumber: 1, answer: '0' };
  await call('/submitAnswer', first);
  await call('/checkAnswer', { ...first, try: 1 });
  return worksheetId;
}
