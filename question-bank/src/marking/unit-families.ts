/** One unit under all the names that a child may write for it, as compared: lower case, no spaces, no dots. */
export interface UnitFamily {
  name: string;
  spellings: readonly string[];
}

const family = (spellings: string): UnitFamily => {
  const list = spellings.split(' ');
  return { name: list[0] ?? spellings, spellings: list };
};

const lengths = [
  family('mm mms millimetre millimetres millimeter millimeters'),
  family('cm cms centimetre centimetres centimeter centimeters'),
  family('m metre metres meter meters'),
  family('km kms kilometre kilometres kilometer kilometers'),
  family('in ins inch inches "'),
  family("ft foot feet '"),
  family('yd yds yard yards'),
  family('mi mile miles'),
];

const money = [family('£ gbp pound pounds'), family('p pence penny pennies')];

const masses = [
  family('mg mgs milligram milligrams milligramme milligrammes'),
  family('g gm gms gram grams gramme grammes'),
  family('kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes'),
  family('t tonne tonnes'),
  family('ton tons'),
  family('oz ounce ounces'),
  family('lb lbs pound pounds'),
  family('st stone stones'),
];

const capacities = [
  family('ml mls millilitre millilitres milliliter milliliters'),
  family('cl cls centilitre centilitres centiliter centiliters'),
  family('l ltr ltrs litre litres liter liters'),
  family('floz fluidounce fluidounces'),
  family('pt pts pint pints'),
  family('gal gals gallon gallons'),
];

const times = [
  family('s sec secs second seconds'),
  family('min mins minute minutes m'),
  family('h hr hrs hour hours'),
  family('d day days'),
  family('wk wks week weeks'),
  family('mth mths month months'),
  family('y yr yrs year years'),
  family('decade decades'),
  family('century centuries'),
  family('am'),
  family('pm'),
];

const speeds = [
  family('mph mi/h miles/h miles/hr miles/hour mile/hour milesperhr milesperhour mileperhour milesanhour'),
  family(
    'km/h km/hr km/hour kmh kph kmph kms/h kmperh kmperhr kmperhour kilometres/hour ' +
      'kilometresperhour kilometreperhour kilometersperhour kilometerperhour kilometresanhour',
  ),
  family(
    'm/s m/sec mps mpersec mpersecond metres/second metrespersecond metrepersecond ' +
      'meterspersecond meterpersecond metresasecond',
  ),
  family('cm/s cm/sec cmpersecond centimetrespersecond centimetrepersecond centimeterspersecond'),
  family('m/min mperminute metresperminute metreperminute metersperminute'),
];

const temperatures = [
  family(
    '°c c degc degreec degreesc celsius degreecelsius degreescelsius centigrade degreecentigrade degreescentigrade',
  ),
  family('°f f degf degreef degreesf fahrenheit degreefahrenheit degreesfahrenheit'),
];

const others = [family('% percent percentage pc'), family('° deg degs degree degrees'), family('r rem remainder')];

/** Whole words (`centimetres`, `foot`), not short forms (`cms`, `ins`). */
const isWord = (spelling: string) => spelling.length > 3;

/** `cm` gives `cm^2`, `sqcm`, `sqcentimetres`, `squarecentimetres`, `centimetressquared`, `centimetres^2` … */
function raised({ name, spellings }: UnitFamily, power: '2' | '3'): UnitFamily {
  const [short, word, past] = power === '2' ? ['sq', 'square', 'squared'] : ['cu', 'cubic', 'cubed'];
  const written = [name, ...spellings.filter(isWord)];
  const forms = written.flatMap((unit) => [`${unit}^${power}`, short + unit, word + unit, unit + past]);
  return { name: `${name}^${power}`, spellings: name === 'cm' && power === '3' ? [...forms, 'cc', 'ccs'] : forms };
}

const areas = [...lengths.map((unit) => raised(unit, '2')), family('ha hectare hectares')];
const volumes = lengths.map((unit) => raised(unit, '3'));

/**
 * Every family. Where a spelling stands in two (`m`: metre, minute; `pounds`: £, lb) the earlier one is what a stored answer means,
 * so money stands before mass, and length before time.
 */
export const unitFamilies: readonly UnitFamily[] = [
  ...lengths,
  ...money,
  ...masses,
  ...capacities,
  ...times,
  ...speeds,
  ...temperatures,
  ...others,
  ...areas,
  ...volumes,
];

/** The spellings of the units of length: what a raised 2 or 3 may follow. */
export const lengthSpellings: readonly string[] = lengths.flatMap(({ spellings }) => spellings);

const familiesOf = new Map<string, string[]>();
for (const { name, spellings } of unitFamilies)
  for (const spelling of spellings) familiesOf.set(spelling, [...(familiesOf.get(spelling) ?? []), name]);

/** The names of the families that a spelling stands in, what a stored answer means by it first. */
export const familiesOfUnit = (unit: string): readonly string[] => familiesOf.get(unit.replaceAll('.', '')) ?? [];
