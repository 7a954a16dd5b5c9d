/** Words that a child would call opposites, for whoever guesses that one of such a pair is the answer. */
const pairs = `
ill/healthy old/new late/early lead/follow long/short unknown/famous ugly/pretty rough/gentle rude/polite straighten/bend dry/wet
full/empty gloomy/cheerful light/heavy bright/dark lend/borrow depart/arrive safe/dangerous young/old ignore/notice full/hungry
proud/humble dawdle/hurry steady/dizzy worthless/valuable criticise/commend clumsy/graceful punish/reward wonderful/dreadful
generous/selfish despise/admire deceitful/honest lovely/horrible shout/whisper powerless/powerful freeze/melt thaw/freeze
rebellious/obedient miserly/generous sweet/bitter barren/fertile smart/shabby treacherous/loyal retreat/approach joy/grief
opaque/transparent elderly/youthful dissuade/persuade foolish/wise nearby/distant punishment/reward cheap/expensive late/punctual
sturdy/fragile cramped/spacious brief/lengthy complete/incomplete straightforward/complicated impertinent/polite feeble/powerful
stingy/generous insult/flatter praise/criticise inaudible/audible reckless/cautious whisper/yell well/sick open/close
brave/frightened crawl/leap laugh/weep quiet/noisy listen/talk modern/old abandon/save truth/mistake wrong/right appear/disappear
fear/bravery holiday/job sell/buy welcoming/unfriendly occupied/empty base/peak safety/danger fail/thrive calm/worried
expert/beginner defeat/victory miserable/overjoyed hidden/noticeable eager/unwilling genuine/fake flourish/shrivel
hostile/friendly ally/opponent empty/refill open/secret wasteful/thrifty deceit/honesty energetic/sluggish disagree/agree
humble/arrogant worsen/lessen suspicious/trusting joyful/mournful timid/daring ordinary/unconventional sad/joyful small/large
slow/fast finish/start hard/simple poor/wealthy large/small upset/pleased foolish/smart begin/finish warm/chilly messy/neat
cowardly/courageous tiny/huge noisy/quiet damage/mend easy/hard usual/strange reject/choose calm/cross forbid/allow strong/weak
lively/tired scatter/collect alert/sleepy release/grab scarce/plentiful conclude/begin sluggish/rapid hinder/help
normal/strange obedient/stubborn invent/copy reckless/careful boastful/modest leave/stay kind/merciless fade/shine fake/real
dry/soak sensible/absurd idle/industrious deceitful/frank worthwhile/pointless ample/scanty careless/watchful descend/climb
admiration/contempt turbulent/peaceful sorrowful/joyful provoke/soothe spiteful/kind cheerful/gloomy hideous/beautiful
rash/sensible permanent/fleeting silent/talkative effortless/strenuous modern/outdated gripping/monotonous flawed/faultless
promising/threatening indifferent/fervent retain/surrender infuriate/appease overlook/inspect improbable/believable
approachable/distant`;

const known = new Set(
  pairs
    .trim()
    .split(/\s+/)
    .flatMap((pair) => [pair, pair.split('/').reverse().join('/')]),
);

export const areOpposites = (one: string, other: string): boolean => known.has(`${one}/${other}`);
