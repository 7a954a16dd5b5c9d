import { Drawer } from 'antd';
import type { StaffItem, StaffPassage } from 'schemas/questions/english.events';
import { exactly } from '../../../parts/dates';
import { Markup } from '../../../parts/question/markup';
import { PassageText } from '../../../parts/question/passage';
import { ruleWords } from '../../../parts/rule-words';
import { beside, counted } from '../../../parts/words';
import { topicTitle } from '../english-topics';
import type { ListedItem } from '../api';
import { genres, skills } from '../passage-values';
import { letters } from '../question-values';
import { ItemActions, type ItemActionsProps } from './item-actions';

interface ItemDrawerProps extends Omit<ItemActionsProps, 'item'> {
  readonly item: ItemActionsProps['item'] | undefined;
  readonly onClose: () => void;
}

/** One item or passage whole, the right answers included. */
export function ItemDrawer({ item, onClose, ...actions }: ItemDrawerProps) {
  return (
    <Drawer
      title={item?.title}
      open={item !== undefined}
      onClose={onClose}
      size={720}
      destroyOnHidden
      extra={item && <ItemActions item={item} {...actions} />}
    >
      {item && (
        <div className="item-whole">
          <p className="soft">
            {beside([topicTitle(item.topic), `Level ${item.level}`, counted(item.questionCount, 'question')])}
          </p>
          {item.item && <WrittenItem topic={item.topic} item={item.item} />}
          {item.passage && <WrittenPassage passage={item.passage} />}
          <History steps={item.history} />
        </div>
      )}
    </Drawer>
  );
}

const stepWords = { written: 'Written', approved: 'Approved', retired: 'Retired' } as const;

/** Who wrote it, approved it, withdrew it, and when. */
function History({ steps }: { readonly steps: ListedItem['history'] }) {
  return (
    <section>
      <h3>History</h3>
      <ol className="item-history">
        {steps.map(({ what, by, at, reason }) => (
          <li key={what}>
            <b>{stepWords[what]}</b> by {by ?? 'somebody who has left'} <span className="soft">{exactly(at)}</span>
            {reason !== undefined && <p>“{reason}”</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function WrittenItem({ topic, item }: { readonly topic: string; readonly item: StaffItem }) {
  const { questionText, options, key, correctSentence, explanation, ruleTag } = item;
  return (
    <>
      <p>
        <Markup source={questionText} bars="groups" />
      </p>
      <Options options={options} rightLetter={key} />
      <Facts
        facts={[
          ['Correct sentence', correctSentence],
          ['Explanation', explanation],
          ['It practises', ruleWords[topic]?.[ruleTag] ?? ruleTag],
        ]}
      />
    </>
  );
}

function WrittenPassage({ passage }: { readonly passage: StaffPassage }) {
  const genre = genres.find(({ value }) => value === passage.genre)?.label ?? passage.genre;
  return (
    <>
      <Facts facts={[['Genre', genre]]} />
      <PassageText passage={passage} />
      {passage.questions.map((question) => (
        <WrittenQuestion key={question.questionNumber} question={question} />
      ))}
    </>
  );
}

function WrittenQuestion({ question }: { readonly question: StaffPassage['questions'][number] }) {
  const { questionNumber, questionText, options, key, evidence, explanation, skill, level } = question;
  return (
    <section>
      <h3>
        Question {questionNumber} <span className="soft">level {level}</span>
      </h3>
      <p>
        <Markup source={questionText} />
      </p>
      <Options options={options} rightLetter={key} />
      <Facts
        facts={[
          ['Evidence', evidence],
          ['Explanation', explanation],
          ['Skill', skills.find(({ value }) => value === skill)?.label ?? skill],
        ]}
      />
    </section>
  );
}

function Options({ options, rightLetter }: { readonly options: readonly string[]; readonly rightLetter: string }) {
  return (
    <ul className="written-options">
      {options.map((option, place) => (
        <li key={letters[place]} className={letters[place] === rightLetter ? 'is-right' : undefined}>
          <b>{letters[place]}</b> {option}
          {letters[place] === rightLetter && ' (right)'}
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
