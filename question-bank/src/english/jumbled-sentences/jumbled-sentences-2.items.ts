import type { JumbledSource } from '../jumbled-source';

export const jumbledSentences2: readonly JumbledSource[] = [
  {
    id: 'jumbled-sentences-201',
    rule: 'one-sentence',
    pieces: ['My cousin from', 'Jamaica taught us', 'how to cook', 'a spicy stew', 'with sweet potatoes.'],
    why: '"From" needs Jamaica to follow it, and "how to cook" needs a spicy stew.',
  },
  {
    id: 'jumbled-sentences-202',
    rule: 'one-sentence',
    pieces: ['Although the puppy', 'was very small,', 'it barked so', 'loudly that the', 'burglar ran away.'],
    why: 'Although starts the first part, which ends at the comma. "So loudly that" runs across two pieces.',
  },
  {
    id: 'jumbled-sentences-203',
    rule: 'one-sentence',
    pieces: ['The teacher asked', 'Hamza to carry', 'the pile of', 'books back to', 'the library shelf.'],
    why: '"The pile of" needs books to follow it, and "back to" needs a place.',
  },
  {
    id: 'jumbled-sentences-204',
    rule: 'one-sentence',
    pieces: ['After the circus', 'had left town,', 'we found a', "clown's red nose", 'lying on the grass.'],
    why: 'After starts the first part, which ends at the comma. "We found a" needs a thing to follow it.',
  },
  {
    id: 'jumbled-sentences-205',
    rule: 'one-sentence',
    pieces: ['If you listen', 'carefully at night,', 'you may hear a', 'hedgehog snuffling under', 'the hedge.'],
    why: 'If starts the first part, which ends at the comma. "Hear a" needs hedgehog to follow it.',
  },
  {
    id: 'jumbled-sentences-206',
    rule: 'one-sentence',
    pieces: ['The spaceship landed', 'with a bump and', 'three green creatures', 'climbed out to', 'look around.'],
    why: 'The spaceship must land before anybody climbs out, and "climbed out to" needs a verb to follow it.',
  },
  {
    id: 'jumbled-sentences-207',
    rule: 'instructions',
    pieces: [
      'Take a square sheet of paper.',
      'Fold it in half to make a triangle.',
      'Fold down two corners of your triangle to make ears.',
      'Turn the paper over so that the ears hang at the back.',
      "Finally, draw a dog's face on the side that you can now see.",
    ],
    why: 'You need the paper before the triangle, the triangle before the ears, and the ears before you turn them to the back.',
  },
  {
    id: 'jumbled-sentences-208',
    rule: 'time',
    pieces: [
      'Before sunrise, the baker lights her oven.',
      'As it grows hot, she shapes the dough into loaves.',
      'Once the oven is ready, she slides them in.',
      'An hour later, she takes them out, golden and crusty.',
      'By breakfast time, every one of them has been sold.',
    ],
    why: 'The oven is lit, grows hot and is ready; then the loaves go in, come out and are sold.',
  },
  {
    id: 'jumbled-sentences-209',
    rule: 'pronoun',
    pieces: [
      "Ravi's grandmother gave him an old brass key.",
      'It fitted a small wooden chest in her attic.',
      'In the chest lay a folded map.',
      'The map showed a cross beside the old well.',
      'When Ravi dug there, he found her box of childhood treasures.',
    ],
    why: 'Each sentence takes up a word from the one before: the key, the chest, the map, the well.',
  },
  {
    id: 'jumbled-sentences-210',
    rule: 'cause',
    pieces: [
      'The wind was strong on washing day.',
      "It snatched a sock from Mrs Bell's line.",
      'The sock sailed over the fence and landed on a goat.',
      'The surprised goat leapt through the hedge.',
      'That is why a goat in a sock was seen in the High Street!',
    ],
    why: 'Each thing causes the next: the wind, the flying sock, the surprised goat.',
  },
  {
    id: 'jumbled-sentences-211',
    rule: 'pronoun',
    pieces: [
      '"Where is my lunch box?" asked Tia.',
      '"Did you leave it on the bus?" replied her friend.',
      '"No, I walked to school today," said Tia.',
      '"Then it must still be at home," said her friend.',
      'At that, Tia groaned and went to ask the cook for a sandwich.',
    ],
    why: 'Each answer fits the words just before it: a question, a guess, a no, and what follows from the no.',
  },
  {
    id: 'jumbled-sentences-212',
    rule: 'time',
    pieces: [
      'A frog lays her eggs in a pond in spring.',
      'From each egg a tadpole wriggles out.',
      'After some weeks, the tadpole grows back legs.',
      'Later, front legs appear as well and its tail shrinks.',
      'In the end, it hops out of the pond as a young frog.',
    ],
    why: 'Follow the life of the frog from egg to tadpole, and from back legs to front legs.',
  },
];
