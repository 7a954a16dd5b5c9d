import { defineTopic } from '../../generation/topic';
import { addMixed } from './add-mixed';
import { dilution } from './dilution';
import { fillTime } from './fill-time';
import { glassesFilled } from './glasses-filled';
import { mlLitres } from './ml-litres';
import { tankRemaining } from './tank-remaining';

export const capacity = defineTopic({
  subject: 'maths',
  key: 'capacity',
  title: 'Capacity',
  subTopics: [
    { key: 'converting', title: 'Converting capacities', types: [mlLitres, addMixed] },
    { key: 'pouring', title: 'Pouring', types: [glassesFilled, tankRemaining] },
    { key: 'rates', title: 'Rates and mixing', types: [fillTime, dilution] },
  ],
});
