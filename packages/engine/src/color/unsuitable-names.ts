/*
 * What keeps a colour name off a brand sheet, in lower case: beginnings of words, whole words and whole
 * names. They lean to caution, since thousands of names are left for every kind of colour.
 */

/** Beginnings of words, each long enough to begin nothing harmless in the list of names. */
export const UNSUITABLE_STEMS: readonly string[] = [
  // violence, weapons, death, illness
  'apocalyp assassin biohazard bleed blood bludg bluedgeon bomb bruis brutal bullet cadaver catacomb corpse',
  'crypt dagger deadl death dynamit execut exhum explodi explosi fatal grenade guillotin gunpo gunsm infect',
  'kamikaze kill lethal malevol massacr mausol menac mummy murder noxious nuclear nuke plutoni poison',
  'radioact reveng ruthless sadis sanguin savage skelet slaughter strangl suicid terroris threat tortur',
  'toxic vampir venom vicious violence violent warlord weapon wound zombi',
  // the demonic
  'blasphem damn demon devil hellb lucifer satan succub voodoo',
  // drugs and drunkenness
  'ayahuasca cannabis cigar cocain drunk heroin intoxic marijuana methadon nicotin opium overdos pharma',
  'placebo psychedel sinsemil tobacc trippy',
  // sexual and bodily
  'aphrodisi brothel busty erotic fetish fondl harem hottie kink lolita milkie naked nipple nude orgas orgy',
  'pheromon pleasur promiscu rape seduc sensual sexy stripper technolust testoster topless virgin volupt',
  // profane, insulting, disgusting
  'badass barf bastard bitch bollock bugger crap fuck grotesq hyster idiot lunatic maniac morbid piss puke',
  'retard shit slut snot vomit wank whore',
  // politics, peoples and faiths
  'anarch bindi buddha cheesus communis confederat crusad eskimo fascis feminis gypsy hindu illicit inuit',
  'islam jesus kosher mecca militan mosque nazi plantation primitiv propagand sacrament socialis soviet',
  'squaw',
].flatMap(toWords);

/** Whole words. */
export const UNSUITABLE_WORDS: ReadonlySet<string> = new Set(
  [
    // violence, weapons, death, illness
    'abduction acid agony alarm anger angry arsenic assault bane bite bitten blast blister boneyard burned',
    'carnage chilling coffin corona covid crash cursed danger dangerous dead die doom dying emergency',
    'enraged evil fangs fever feverish flesh frostbite funeral furious fury gallows gangsters ghoul gore',
    'gory grave graveyard grim gun hell horror hunter incision inferno isolation knockout macabre meltdown',
    'mortal nightmare oblivion possessed rage raging rampage sacrifice scar shatter shot sinister slayer',
    'splatter sting surgical thorns tomb transfusion trapped virus war warrior wasteland wicked widowmaker',
    'wrath',
    // drugs
    'crack hash hemp indica joint smoking stoned weed',
    // sexual and bodily
    'affair babe bikini bra bush chubby climax crotch desirable desire desired desires dessou',
    'eyeball fat fatback fatty femme flirt fumes girlie goddess hairy handles hottest lick liver lover lust',
    'lustful lusty mistress nymph pumping queer sex sin sinful skinny smooch temptation urine vamp vessel',
    'vixen',
    // profane, insulting, disgusting
    'arse ass brat bum corrosive disorder fake fiasco freak greasy homoeopathic juvie loser lurid mad moron',
    'naughty ooze slime slimy sludge stereotypical sweaty ugly weird',
    // politics, peoples and faiths
    'aryan barbarossa blackmail blackwater castro chinese christ empire god gods guevara hinomaru holy',
    'illuminati indian injustice kabul negro occult oriental power prophet supremecy terror',
    // marks, titles and people
    'arcade arrakis barbie barbiecore batman battletoad bioshock bulma butterbeer cacodemon cadillac carona',
    'casper chocula coke columbo’s cousteau debian excalibur firewatch flickr frankenstein frogger gameboy',
    'garfield gatsby godzilla goku goldfinger goldfrapp goldzilla gotham gremlin grinch haddock’s hadfield',
    'hamtaro harlock’s highlander hulk jacuzzi jedi jigglypuff joker’s jurassic katy kendall kermit kirby',
    'koopa kryptonite lego lightsaber looney luigi madonna magento marilyn mario marsupilami matrix mcnuke',
    'megaman metroid minion minions mithril miyamoto monza moonraker nirvana olympic orangina pika pimm’s',
    'pinkman protoss puma ravenclaw redstone romanov saiyan schiaparelli shredder subnautical tabasco tardis',
    'teflon telemagenta thor’s triforce vader velcro voldemort windows wonka yoshi zergling',
  ].flatMap(toWords),
);

/** Whole names that are titles, marks or sayings though each word is harmless. */
export const UNSUITABLE_NAMES: ReadonlySet<string> = new Set(
  [
    'air-kiss|alienated|amnesiac white|ashes to ashes|banana republic|bat-signal|bath water|bats cloak',
    'beauty and the beast|beefy pink|birdie num num|black market|black metal|black panther|black sabbath',
    'blindfolded|blue funk|blue screen of death|blue öyster cult|bubblegum baby girl|bubblegum crisis',
    'captain kirk|castle in the sky|cement feet|closet skeletons|coco muck|coin slot|cold turkey',
    'crude banana|dark knight|darkest dungeon|do not disturb|doctor|donkey kong|don’t be shy|double dragon',
    'dr who|dragon ball|drops of god|duck butter|duck hunt|dune spice|dungeon keeper|dust to dust',
    'dwarf fortress|earthbound|eight ball|elden ring orange|eternal darkness|fail whale|final departure',
    'finger banana|firebug|fish boy|getting wet|go go green|gold digger|gold grillz|gold tooth|golden eye',
    'green goblin|green not found|heartless|high grass|hollow knight|hot lips|hot shot|hyper beam',
    'hyper light drifter|i love you pink|ice climber|ice ice baby|in the red|iron fist|iron maiden|jack-o',
    'james blonde|john lemon|juggernaut|kid icarus|king crimson|king kong|kingpin gold|king’s field',
    'knight rider|la la love|link to the past|lion king|little mermaid|long passionate night|love dust',
    'love juice|man cave|marsh fog|master chief|master sword blue|mean girls lipstick|meat|metal gear',
    'mexican standoff|mona lisa|monkey island|monument valley|moor-monster|mother’s milk|mountain dew',
    'ninja turtle|old heart|pac-man|party pig|perfect dark|pick your brain|pig pink|piggy|pineapple high',
    'pink fit|pink floyd|pink panther|pink porky|planet of the apes|prince charming|princess peach',
    'purple patch|red baron|red flag|red mist|red-handed|roland-garros|sailor moon|salt-n-pepa',
    'secret of mana|shadow of the colossus|shady character|silver surfer|six feet under|slippery soap',
    'smashing pumpkins|snow white|soulless|spaghetti monster|star of life|stone cold|sub-zero|sugar high',
    'swamp thing|taupedo|the end|tiger king|upset tomato|valley of tears|vice city|void wellness coach',
    'wild thing|wing commander|wu-tang gold|yellow-bellied|young night|you’re blushing',
  ].flatMap((line) => line.split('|')),
);

function toWords(line: string): string[] {
  return line.split(' ');
}
