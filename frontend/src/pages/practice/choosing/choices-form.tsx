import { useState } from 'react';
import type { Fit } from 'schemas/practice/worksheets/fit';
import { subjectTitles, type SubjectKey } from 'schemas/questions/question';
import { useCatalogue, type SubTopic, type Topic } from '../../../parts/catalogue';
import { CarryOn } from '../../../parts/carry-on/carry-on';
import { PageHeading } from '../../../parts/page/page-heading';
import { topicAddress } from '../../../parts/subjects';
import { topicsAddress } from '../address';
import { countsOf, isTooMany, totalOf, type Quantities } from './quantities';
import type { TypeCount, Wish } from '../wish';
import { useStart } from './starting/use-start';
import { Breadcrumbs } from '../crumbs/breadcrumbs';
import { QuantityTile } from './quantity-tile';
import { howLong } from './starting/how-long';
import { StartForm, type Way } from './starting/start-form';
import { FitChoice } from '../fitting/fit-choice';
import { useFit } from '../fitting/use-fit';

interface ChoicesFormProps {
  readonly subject: SubjectKey;
  readonly topic: Topic;
  /** Absent in English, where the topic itself is what is chosen. */
  readonly subTopic?: SubTopic;
}

/** How many questions of each type, and how hard they are to be. */
export function ChoicesForm({ subject, topic, subTopic }: ChoicesFormProps) {
  const starting = useStart(subject);
  const fitting = useFit();
  const types = subTopic?.types ?? [topic];
  const [quantities, setQuantities] = useState<Quantities>(() => ({ [types[0]?.key ?? '']: '5' }));
  const counts = countsOf(quantities);
  const { title } = subTopic ?? topic;
  const topics = useCatalogue().data?.topics;
  const start = (way: Way) => {
    if (counts && counts.length > 0)
      void starting.start(wishOf({ subject, topic, subTopic }, counts, { way, fit: fitting.fit }));
  };

  return (
    <StartForm
      below={<CarryOn subject={subject} topic={topic.key} />}
      subject={subject}
      total={totalOf(quantities)}
      length={howLong(partsOf(counts), topics)}
      ready={counts !== undefined}
      starting={starting}
      onStart={start}
    >
      <Breadcrumbs
        crumbs={[
          { title: subjectTitles[subject], to: topicsAddress(subject) },
          ...(topic.subTopics.length > 1 ? [{ title: topic.title, to: topicAddress(subject, topic.key) }] : []),
          { title },
        ]}
      />
      <div>
        <PageHeading title={title} />
        <p className="soft">
          {types.length > 1 ? 'How many questions of each kind?' : 'How many questions?'} From 1 to 20.
        </p>
      </div>
      <ul className="quantities">
        {types.map((type) => (
          <QuantityTile
            key={type.key}
            type={type}
            value={quantities[type.key] ?? '0'}
            tooMany={isTooMany(quantities[type.key])}
            onChange={(value) => setQuantities({ ...quantities, [type.key]: value })}
          />
        ))}
      </ul>
      <FitChoice {...fitting} />
    </StartForm>
  );
}

interface Manner {
  readonly way: Way;
  readonly fit: Fit;
}

function wishOf(
  { subject, topic, subTopic }: ChoicesFormProps,
  counts: readonly TypeCount[],
  { way, fit }: Manner,
): Wish {
  if (way !== 'plain') {
    return {
      kind: 'plan',
      purpose: way === 'paper' ? 'paper' : 'practice',
      parts: partsOf(counts),
      timed: way === 'timed',
      fit,
    };
  }
  if (subject === 'english' || !subTopic) return { kind: 'english', topic: topic.key, count: counts[0]?.[1] ?? 0, fit };
  return { kind: 'types', topic: topic.key, subTopic: subTopic.key, counts, fit };
}

const partsOf = (counts: readonly TypeCount[] = []) => counts.map(([questionType, count]) => ({ questionType, count }));
