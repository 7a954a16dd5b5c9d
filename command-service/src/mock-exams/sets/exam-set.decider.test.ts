import { describe, expect, it } from '@jest/globals';
import { stories } from 'platform/testing';
import { MOST_EDITS, type AuthoredQuestion, type AuthoredSection } from 'schemas/mock-exams/sets/authored';
import type { ExamSetEvent } from 'schemas/mock-exams/sets/exam-set.events';
import { examSet } from './exam-set.decider';
import type { ExamSetCommand } from './rules/exam-set-commands.rules';
import { findSection } from './rules/exam-set-state.rules';

const given = stories(examSet);
const setId = 's';
const details = { name: 'Autumn', type: 'GL', date: '2026-12-05', time: '10:00:00' } as const;
const created: ExamSetEvent = { type: 'MockExamSetCreated', data: { setId, ...details } };
const paper = (n: number, name = `Paper ${n}`) => ({ setId, paperId: `s.p${n}`, name, minutes: 50 });
const paperAdded = (n: number): ExamSetEvent => ({ type: 'MockExamPaperAdded', data: { ...paper(n), place: n - 1 } });
const section = (n: number, name = `Section ${n}`): AuthoredSection => ({
  sectionId: `s.s${n}`,
  name,
  subject: 'MATHS',
  instructions: '',
  exampleText: '',
  tableText: '',
  passage: '',
});
const sectionAdded = (n: number, p = 1): ExamSetEvent => ({
  type: 'MockExamSectionAdded',
  data: { setId, paperId: `s.p${p}`, section: section(n), place: n - 1 },
});
const question = (n: number, change: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  questionId: `s.q${n}`,
  number: n,
  text: `What is ${n}?`,
  options: [{ text: '1' }, { text: '2' }],
  answer: 'A',
  explanation: '',
  ...change,
});
const questionAdded = (n: number, change: Partial<AuthoredQuestion> = {}): ExamSetEvent => ({
  type: 'MockExamQuestionAdded',
  data: { setId, sectionId: 's.s1', question: question(n, change), place: n - 1 },
});
const written = [created, paperAdded(1), sectionAdded(1), questionAdded(1), questionAdded(2)];
const addQuestions = (...questions: AuthoredQuestion[]): ExamSetCommand => ({
  type: 'AddQuestions',
  data: { setId, sectionId: 's.s1', questions },
});
const picture = { kind: 'drawn', svg: '<svg/>', alt: 'A circle' } as const;
const put = (holderId: string, target: 'section' | 'example' | 'question' | 'answer' | 'option', option = 0) =>
  ({ type: 'SetPicture', data: { setId, place: { holderId, target, option }, picture } }) as const;

describe('a set', () => {
  it('is begun once', () => {
    given()
      .when({ type: 'CreateSet', data: { setId, ...details } })
      .then(created);
    given(created)
      .when({ type: 'CreateSet', data: { setId, ...details } })
      .thenNothing();
  });

  it('is called something else where it is', () => {
    const data = { setId, ...details, name: 'Winter' };
    given(created).when({ type: 'EditSet', data }).then({ type: 'MockExamSetEdited', data });
    given(created)
      .when({ type: 'EditSet', data: { setId, ...details } })
      .thenNothing();
    given().when({ type: 'EditSet', data }).thenRefused('MockExamSetNotFound');
  });

  it('is edited by one of two who had read the same, and by whoever did not say what they had read', () => {
    const edits: [ExamSetCommand, object, ExamSetEvent, ExamSetEvent][] = [
      [
        { type: 'EditSet', data: { setId, ...details, name: 'Winter' } },
        { examSetName: 'Autumn', examSetTime: '10:00:00', examType: 'GL' },
        { type: 'MockExamSetEdited', data: { setId, ...details, name: 'Spring' } },
        { type: 'MockExamSetEdited', data: { setId, ...details, name: 'Winter' } },
      ],
      [
        { type: 'EditPaper', data: paper(1, 'Numbers') },
        { examName: 'Paper 1', examTime: '50' },
        { type: 'MockExamPaperEdited', data: { ...paper(1), minutes: 45 } },
        { type: 'MockExamPaperEdited', data: paper(1, 'Numbers') },
      ],
      [
        { type: 'EditSection', data: { setId, section: section(1, 'Numbers') } },
        { sectionTitle: 'Section 1', sectionDuration: '', passage: '' },
        { type: 'MockExamSectionEdited', data: { setId, paperId: 's.p1', section: { ...section(1), minutes: 7 } } },
        { type: 'MockExamSectionEdited', data: { setId, paperId: 's.p1', section: section(1, 'Numbers') } },
      ],
      [
        { type: 'EditQuestion', data: { setId, question: question(1, { text: 'What is one?' }) } },
        { questionText: 'What is 1?', multipleChoiceOptions: '1||2', correctAnswer: 'A', questionNumber: '1' },
        {
          type: 'MockExamQuestionEdited',
          data: { setId, sectionId: 's.s1', question: question(1, { options: [{ text: '1' }, { text: '3' }] }) },
        },
        {
          type: 'MockExamQuestionEdited',
          data: { setId, sectionId: 's.s1', question: question(1, { text: 'What is one?' }) },
        },
      ],
    ];
    for (const [edit, seen, meanwhile, edited] of edits) {
      const told = { ...edit, data: { ...edit.data, seen } } as ExamSetCommand;
      const after = (...events: ExamSetEvent[]) => given(...written, ...events);
      after().when(told).then(edited);
      after(meanwhile).when(told).thenRefused('MockExamEditedMeanwhile');
      after(meanwhile).when(edit).then(edited);
      // The same again is no second edit, whatever it was that was seen.
      after(edited).when(told).thenNothing();
    }
  });

  it('takes along what stands in it, and comes back for nothing', () => {
    const gone: ExamSetEvent = {
      type: 'MockExamSetDeleted',
      data: { setId, paperIds: ['s.p1'], sectionIds: ['s.s1'], questionIds: ['s.q1', 's.q2'] },
    };
    const remove: ExamSetCommand = { type: 'DeleteSet', data: { setId } };
    given(...written)
      .when(remove)
      .then(gone);
    given(...written, gone)
      .when(remove)
      .thenNothing();
    given(...written, gone)
      .when({ type: 'AddPaper', data: paper(2) })
      .thenRefused('MockExamSetNotFound');
    given(...written, gone)
      .when({ type: 'CreateSet', data: { setId, ...details } })
      .thenNothing();
  });
});

describe('papers and sections', () => {
  it('are added after the last one, each once, as long as there is room', () => {
    given(created, paperAdded(1))
      .when({ type: 'AddPaper', data: paper(2) })
      .then(paperAdded(2));
    given(created, paperAdded(1))
      .when({ type: 'AddPaper', data: paper(1) })
      .thenNothing();
    const six = [1, 2, 3, 4, 5, 6].map(paperAdded);
    given(created, ...six)
      .when({ type: 'AddPaper', data: paper(7) })
      .thenRefused('MockExamFull');
    const add = (n: number, p = 1): ExamSetCommand => ({
      type: 'AddSection',
      data: { setId, paperId: `s.p${p}`, section: section(n) },
    });
    given(created, paperAdded(1), sectionAdded(1)).when(add(2)).then(sectionAdded(2));
    given(created, paperAdded(1), sectionAdded(1)).when(add(1)).thenNothing();
    given(created).when(add(1)).thenRefused('MockExamNotFound');
    const twelve = Array.from({ length: 12 }, (_, n) => sectionAdded(n + 1));
    given(created, paperAdded(1), ...twelve)
      .when(add(13))
      .thenRefused('MockExamFull');
  });

  it('are put in order by naming all of them', () => {
    const order = (...paperIds: string[]): ExamSetCommand => ({ type: 'OrderPapers', data: { setId, paperIds } });
    const two = [created, paperAdded(1), paperAdded(2)];
    given(...two)
      .when(order('s.p2', 's.p1'))
      .then({
        type: 'MockExamPapersOrdered',
        data: { setId, paperIds: ['s.p2', 's.p1'] },
      });
    given(...two)
      .when(order('s.p1', 's.p2'))
      .thenNothing();
    for (const ids of [['s.p1'], ['s.p1', 's.p1'], ['s.p1', 's.p3'], ['s.p1', 's.p2', 's.p3']])
      given(...two)
        .when(order(...ids))
        .thenRefused('MockExamOrderNotWhole');
  });

  it('keep their pictures when their words are changed', () => {
    const pictured = { ...section(1), picture };
    const history: ExamSetEvent[] = [
      ...written,
      { type: 'MockExamSectionEdited', data: { setId, paperId: 's.p1', section: pictured } },
    ];
    given(...written)
      .when(put('s.s1', 'section'))
      .then(...history.slice(-1));
    given(...history)
      .when(put('s.s1', 'section'))
      .thenNothing();
    const edit = (name: string): ExamSetCommand => ({
      type: 'EditSection',
      data: { setId, section: section(1, name) },
    });
    given(...history)
      .when(edit('Other'))
      .then({
        type: 'MockExamSectionEdited',
        data: { setId, paperId: 's.p1', section: { ...section(1, 'Other'), picture } },
      });
    given(...history)
      .when(edit('Section 1'))
      .thenNothing();
    given(...written)
      .when(put('s.s9', 'example'))
      .thenRefused('MockExamSectionNotFound');
  });

  it('are gone with what stands in them', () => {
    given(...written)
      .when({ type: 'DeleteSection', data: { setId, sectionId: 's.s1' } })
      .then({
        type: 'MockExamSectionDeleted',
        data: { setId, paperId: 's.p1', sectionId: 's.s1', questionIds: ['s.q1', 's.q2'] },
      });
    given(...written)
      .when({ type: 'DeletePaper', data: { setId, paperId: 's.p1' } })
      .then({
        type: 'MockExamPaperDeleted',
        data: { setId, paperId: 's.p1', sectionIds: ['s.s1'], questionIds: ['s.q1', 's.q2'] },
      });
    given(created)
      .when({ type: 'DeletePaper', data: { setId, paperId: 's.p1' } })
      .thenRefused('MockExamNotFound');
    given(created)
      .when({ type: 'DeleteSection', data: { setId, sectionId: 's.s1' } })
      .thenRefused('MockExamSectionNotFound');
  });
});

describe('questions', () => {
  it('are added, several at once, and none twice', () => {
    given(...written)
      .when(addQuestions(question(3), question(1)))
      .then(questionAdded(3));
    given(...written)
      .when(addQuestions(question(1)))
      .thenNothing();
    given(created)
      .when(addQuestions(question(1)))
      .thenRefused('MockExamSectionNotFound');
  });

  it('fill a section to 80, and a paper to 120', () => {
    const many = (from: number, count: number) => Array.from({ length: count }, (_, n) => question(from + n));
    const eighty = many(1, 80).map((_, n) => questionAdded(n + 1));
    const base = [created, paperAdded(1), sectionAdded(1), sectionAdded(2)];
    given(...base, ...eighty)
      .when(addQuestions(question(81)))
      .thenRefused('MockExamFull');
    given(...base)
      .when(addQuestions(...many(1, 81)))
      .thenRefused('MockExamFull');
    const second = (count: number): ExamSetCommand => ({
      type: 'AddQuestions',
      data: { setId, sectionId: 's.s2', questions: many(200, count) },
    });
    given(...base, ...eighty)
      .when(second(41))
      .thenRefused('MockExamFull');
    expect(
      given(...base, ...eighty)
        .when(second(40))
        .events(),
    ).toHaveLength(40);
  });

  it('stand in the order of their numbers as typed; of two with one number the first one first', () => {
    const history = [
      created,
      paperAdded(1),
      sectionAdded(1),
      questionAdded(1, { number: 7 }),
      questionAdded(2, { number: 7 }),
      questionAdded(3, { number: 2 }),
    ];
    const idsOf = (...events: ExamSetEvent[]) =>
      findSection(given(...history, ...events).state(), 's.s1')?.section.questions.map(({ questionId, number }) => [
        questionId,
        number,
      ]);
    expect(idsOf()).toEqual([
      ['s.q3', 2],
      ['s.q1', 7],
      ['s.q2', 7],
    ]);
    const ordered: ExamSetEvent = {
      type: 'MockExamQuestionsOrdered',
      data: { setId, sectionId: 's.s1', firstNumber: 2, questionIds: ['s.q2', 's.q3', 's.q1'] },
    };
    given(...history)
      .when({ type: 'OrderQuestions', data: { setId, sectionId: 's.s1', questionIds: ['s.q2', 's.q3', 's.q1'] } })
      .then(ordered);
    expect(idsOf(ordered)).toEqual([
      ['s.q2', 2],
      ['s.q3', 3],
      ['s.q1', 4],
    ]);
  });

  it('are changed and taken away where they are', () => {
    const changed = question(1, { text: 'Other?' });
    given(...written)
      .when({ type: 'EditQuestion', data: { setId, question: changed } })
      .then({
        type: 'MockExamQuestionEdited',
        data: { setId, sectionId: 's.s1', question: changed },
      });
    given(...written)
      .when({ type: 'EditQuestion', data: { setId, question: question(1) } })
      .thenNothing();
    given(...written)
      .when({ type: 'EditQuestion', data: { setId, question: question(9) } })
      .thenRefused('MockExamQuestionNotFound');
    given(...written)
      .when({ type: 'DeleteQuestion', data: { setId, questionId: 's.q2' } })
      .then({
        type: 'MockExamQuestionDeleted',
        data: { setId, sectionId: 's.s1', questionId: 's.q2' },
      });
    given(...written)
      .when({ type: 'DeleteQuestion', data: { setId, questionId: 's.q9' } })
      .thenRefused('MockExamQuestionNotFound');
  });

  it('are given pictures, each where it is put, and lose them', () => {
    const edited = (change: Partial<AuthoredQuestion>): ExamSetEvent => ({
      type: 'MockExamQuestionEdited',
      data: { setId, sectionId: 's.s1', question: question(1, change) },
    });
    given(...written)
      .when(put('s.q1', 'question'))
      .then(edited({ picture }));
    given(...written)
      .when(put('s.q1', 'answer'))
      .then(edited({ answerPicture: picture }));
    given(...written)
      .when(put('s.q1', 'option', 1))
      .then(edited({ options: [{ text: '1' }, { text: '2', picture }] }));
    given(...written)
      .when(put('s.q1', 'option', 4))
      .thenRefused('MockExamQuestionNotFound');
    given(...written, edited({ picture }))
      .when({
        type: 'SetPicture',
        data: { setId, place: { holderId: 's.q1', target: 'question', option: 0 }, picture: null },
      })
      .then(edited({}));
  });
});

describe('a set that was changed very often', () => {
  const named = (name: string) => ({ setId, ...details, name });
  const edits = Array.from({ length: MOST_EDITS - written.length }, (_, n): ExamSetEvent => ({
    type: 'MockExamSetEdited',
    data: named(`Autumn ${n}`),
  }));
  const full = [...written, ...edits];

  it('takes no more changes, and can still be published and deleted', () => {
    const refused: ExamSetCommand[] = [
      { type: 'EditSet', data: named('Winter') },
      { type: 'DeleteQuestion', data: { setId, questionId: 's.q1' } },
      addQuestions(question(3)),
      put('s.q1', 'question'),
    ];
    for (const command of refused)
      given(...full)
        .when(command)
        .thenRefused('MockExamSetChangedTooOften');
    given(...full)
      .when({ type: 'EditSet', data: named(`Autumn ${edits.length - 1}`) })
      .thenNothing();
    given(...full.slice(0, -1))
      .when(addQuestions(question(3), question(4)))
      .thenRefused('MockExamSetChangedTooOften');
    const publishing = { setId, basedOn: 0, changes: [], papers: [], publishedAt: '2026-11-21T10:00:00.000Z' };
    const state = given(...full).state();
    expect(state.edits).toBe(MOST_EDITS);
    for (const command of [
      { type: 'PublishSet', data: { ...publishing, edits: MOST_EDITS } },
      { type: 'DeleteSet', data: { setId } },
    ] as const)
      expect(examSet.decide(command, state).kind).toBe('accepted');
  });
});

describe('publishing', () => {
  const publish = (edits: number, basedOn = 0, changes: string[] = []): ExamSetCommand => ({
    type: 'PublishSet',
    data: { setId, edits, basedOn, changes, papers: [], publishedAt: '2026-11-21T10:00:00.000Z' },
  });
  const published = (setVersion: number, changes: string[] = []): ExamSetEvent => ({
    type: 'MockExamSetPublished',
    data: {
      setId,
      setVersion,
      name: 'Autumn',
      type: 'GL',
      papers: [],
      changes,
      publishedAt: '2026-11-21T10:00:00.000Z',
    },
  });

  it('publishes what was frozen, as the next version', () => {
    given(...written)
      .when(publish(5))
      .then(published(1));
    given(...written, published(1))
      .when(publish(5, 1, ['It differs.']))
      .then(published(2, ['It differs.']));
    given(...written, published(1))
      .when(publish(5, 1))
      .thenNothing();
  });

  it('publishes nothing that was changed or published meanwhile', () => {
    given(...written)
      .when(publish(4))
      .thenRefused('MockExamSetChangedMeanwhile');
    given(...written, published(1))
      .when(publish(5, 0))
      .thenRefused('MockExamSetChangedMeanwhile');
  });
});
