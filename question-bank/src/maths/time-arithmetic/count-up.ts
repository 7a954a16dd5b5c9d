import { when } from '../../generation/steps';
import { durationText } from '../../notation/time';

/** Counts on from a time of day: to the next full hour, then full hours, then the last minutes. Inside an hour the minutes are taken from each other. */
export function countUp(start: number, minutes: number, write: (time: number) => string): string[] {
  const past = start % 60;
  const toHour = (60 - past) % 60;
  if (minutes <= toHour || minutes < 60 - past)
    return [
      ...when(past > 0, `Both times are in the same hour: ${past + minutes} − ${past} = ${minutes}`),
      `From ${write(start)} to ${write(start + minutes)} it is ${durationText(minutes)}.`,
    ];
  const hours = Math.floor((minutes - toHour) / 60) * 60;
  const rest = minutes - toHour - hours;
  const legs = [toHour, hours, rest].filter((leg) => leg > 0);
  let time = start;
  const lines = legs.map((leg) => {
    const line = `From ${write(time)} to ${write(time + leg)} it is ${durationText(leg)}.`;
    time += leg;
    return line;
  });
  return [...lines, ...(legs.length > 1 ? [`${legs.map(durationText).join(' + ')} = ${durationText(minutes)}`] : [])];
}
