import { useId } from 'react';
import { Disclosure } from '../dialog/disclosure';
import { useComfort, type Comfort } from './reading-comfort';
import './reading-comfort.css';

const choices = {
  text: { '100': '100%', '125': '125%', '150': '150%' },
  paper: { cream: 'Cream', white: 'White', blue: 'Pale blue' },
  spacing: { normal: 'Normal', wide: 'Wider' },
} satisfies { [K in keyof Comfort]: Record<Comfort[K], string> };

const titles: Record<keyof Comfort, string> = { text: 'Text size', paper: 'Background', spacing: 'Spacing' };

/** The "Aa" of the top bar. */
export function ReadingComfortMenu() {
  return (
    <Disclosure button="Aa" label="Reading comfort">
      {() => <ComfortChoices />}
    </Disclosure>
  );
}

/** What can be chosen, where it stands on the page itself. */
export function ComfortChoices() {
  const [comfort, change] = useComfort();
  const group = useId();
  return (
    <div className="comfort">
      {(['text', 'paper', 'spacing'] as const).map((setting) => (
        <fieldset key={setting}>
          <legend>{titles[setting]}</legend>
          {Object.entries(choices[setting]).map(([value, words]) => (
            <label key={value} className="comfort-choice" data-paper-sample={setting === 'paper' ? value : undefined}>
              <input
                type="radio"
                name={`comfort-${setting}-${group}`}
                checked={comfort[setting] === value}
                onChange={() => change({ [setting]: value })}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
