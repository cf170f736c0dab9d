/*
 * Passwords a guesser tries first.
 *
 * The lists are drawn from the 4,000 most used passwords of the public ten-million list (M. Burnett, 2015), without its
 * slurs and coarsest words, and with a few of today's added: WORDS the plain words, short ones too, because people
 * lengthen them; PATTERNS what is no word. People vary them in a few known ways (M. Weir et al., "Testing metrics for
 * password creation policies", 2010), so `isCommonPassword` refuses these families as well: any capitals, letters
 * written as look-alike digits, up to five digits and three marks at the end, up to four digits before, the word twice.
 * Runs on the keyboard, counting, repeats and dates are computed.
 *
 * It is not a copy of the 3,000 most used passwords of eight or more characters (OWASP ASVS 6.2.4): the families refuse
 * many times that number, but a seldom used entry of such a list that belongs to no family may pass.
 */

const WORDS = toSet(`
password dragon baseball football monkey letmein shadow master qwerty qwertyuiop mustang michael superman killer trustno jordan
jennifer hunter buster soccer harley batman andrew tigger sunshine iloveyou fuckyou fuckme charlie robert thomas hockey ranger daniel
starwars klaster george asshole computer michelle jessica pepper freedom pass maggie ginger princess joshua cheese amanda summer love
ashley nicole chelsea biteme matthew access yankees dallas austin thunder taylor matrix william corvette hello martin heather secret
merlin diamond gfhjkm hammer silver anthony justin test bailey patrick internet scooter orange golfer cookie richard samantha bigdog
guitar jackson whatever mickey chicken sparky snoopy maverick phoenix camaro sexy peanut morgan welcome falcon cowboy ferrari samsung
andrea smokey steelers joseph mercedes dakota arsenal eagles melissa boomer booboo spider nascar monster tigers yellow gateway marina
diablo bulldog compaq purple hardcore banana junior hannah porsche lakers iceman money cowboys london tennis coffee scooby miller boston
fuckoff brandon yamaha chester mother forever johnny edward oliver redsox player nikita knight fender barney midnight please brandy
chicago badboy iwantu slayer rangers charles angel flower bigdaddy rabbit wizard jasper enter rachel chris steven winner adidas victoria
natasha jasmine winter prince marine ghbdtn fishing cocacola casper james raiders marlboro gandalf crystal golden panther lauren angela
spanky angels madison winston shannon mike toyota blowjob canada sophie apples tiger pokemon muffin johnson murphy cooper jonathan
liverpoo david danielle jackie turtle abcd scorpion butter carlos dennis slipknot booger black startrek cameron newyork rainbow nathan
john rocket viking redskins butthead sierra peaches gemini doctor wilson sandra helpme victor florida dolphin pookie captain tucker blue
liverpool theman bandit dolphins maddog packers jaguar lovers nicholas united tiffany maxwell nirvana jeremy suckit stupid monica
elephant giants jackass hotdog rosebud success debbie mountain warrior albert metallic lucky azerty shithead alex alexis samson willie
scorpio bonnie gators benjamin voodoo driver dexter jason calvin freddy creative sydney bubba trouble gunner happy fucking gordon legend
jessie stella eminem arthur apple nissan bullshit bear america nothing parker rebecca garfield beavis jack december magic apollo skippy
girls kitten golf copper braves shelby godzilla beaver fred tomcat august buddy airborne lifehack brooklyn animal platinum phantom
online xavier darkness power fish green voyager police travis heaven snowball lover pakistan walter playboy blazer cricket sniper
hooters donkey willow loveme saturn therock redwings bigboy pumpkin trinity williams nintendo digital destiny topgun runner marvin
guinness chance bubbles testing fire november minecraft lasvegas sergey broncos cartman private celtic birdie little cassie babygirl
donald beatles dickhead family school louise gabriel eclipse fluffy explorer beer nelson flyers spencer scott lovely gibson doggie cherry
andrey snickers buffalo pantera metallica member carter peter alexande steve bronco paradise goober samuel montana mexico dreams michigan
carolina yankee friends magnum surfer poopoo maximus genius cool vampire lacrosse christin kimberly speedy sharon carmen kristina sammy
racing sabrina horses pimpin baby stalker enigma star poohbear boobies simple bollocks marcus brian drowssap caroline barbara dave viper
drummer action einstein genesis scotty friend forest hotrod google vanessa spitfire badger maryjane friday alaska tester jester jake
champion billy rock hawaii badass chevy walker stephen eagle bill october gregory svetlana pamela music shorty westside stanley diesel
courtney kevin hitman mark reddog frank popcorn patricia teresa mozart buddha anderson paul melanie security lizard denise ruslan stargate
simpsons scarface thumper olivia naruto general cherokee vincent usuckballz spooky free frankie douglas death loveyou kitty kelly veronica
suzuki semperfi penguin mercury liberty spirit scotland natalie marley vikings system sucker king allison marshall adrian hummer sandman
rocky leslie antonio softball passion bastard passport rascal howard franklin bigred assman alexander homer redrum jupiter claudia patches
raider infinity andre galore college russia kawasaki bishop vladimir freeuser wildcats francis disney budlight brittany sweet oksana honda
domino bulldogs brutus swordfis norman monday jimmy ironman ford fantasy duncan cougar jeffrey house dancer brooke timothy super marines
justice digger connor patriots karina molly everton tinker alicia pearljam stinky naughty colorado water motorola ireland matt houston
boogie zombie accord vision bradley reggie kermit froggy ducati avalon sarah saints logitech chopper simpson madonna juventus claire
zachary wolverin warcraft extreme peekaboo fireman eugene brenda russell panthers georgia smith skyline jesus elizabet spiderma smooth
pirate empire bullet virginia valentin psycho predator arizona mitchell alyssa vegeta titanic christ goblue fylhtq wolf kirill indian
hiphop baxter awesome people danger roland mookie dreamer bambam arnold skipper serega rolltide elvis changeme simon lovelove fktrcfylh
denver tommy mine loverboy hobbes alison nemesis chevelle cardinal burton wanker picard tweety windows turkey vfrcbv sublime galina bobby
newport manutd daddy american alexandr victory rooster madmax electric wolfpack spring phpbb lalala suckme spiderman eric darkside classic
raptor hendrix wombat avatar alpha crazy england brazil wildcat polina freepass carrie holiday fyfcnfcbz brother taurus shaggy raymond
maksim gundam admin administrator root user guest pretty pickle good chronic alabama airplane time sports ronaldo pandora cheyenne caesar
billybob bigman snowman lawrence kenneth horse france bondage perfect kristen devils pussycat kodiak flowers leather amber gracie chocolat
business wolves stingray serenity ronald greenday sunset berlin panzer lincoln katana firebird blizzard white sterling redhead candy anna
sasha pyramid outlaw hercules garcia trevor maria kramer girl popeye pontiac dude tarheels honey cobra remember lickme detroit clinton
basketball zeppelin whynot swimming strike service pavilion michele engineer dodgers britney bobafett adam robbie miranda future darkstar
icecream connie jones hellfire fisher fireball apache fuckit blonde bigmac morris simone rockstar flash defender wallace trooper oscar
norton casino cancer beauty weasel savage raven harvey bowling wutang theone swordfish stewart airforce nastya jenny hacker amateur viktor
srinivas maxima lennon freddie bluebird presario pimp packard mouse looking lesbian jeff cheryl wrangler sandy machine lights eatme
control tattoo precious harrison duke beach tornado tanner goldfish catfish openup manager street roscoe paris natali light julian jerry
dilbert dbrnjhbz atlanta xfiles thailand sailor pervert lucifer longhorn enjoy dragons young target elaine dustin student madman lisa
integra wordpass prelude newton lolita ladies hawkeye corona bubble trigger spike katie iloveu herman design cannon video stealth shooter
nfnmzyf hottie browns trucks malibu bruins bobcat barbie orlando freaky foobar cthutq baller unicorn scully potter cookies philip gogogo
elena country assassin testtest peewee moose microsoft teacher sweety stefan stacey shotgun random laura hooker devildog chipper athena
winnie valentina pegasus kristin butterfly woody swinger seattle lonewolf joker babydoll atlantis tony powers polaris montreal angelina
tickle regina pepsi gizmo express dollar squirt shamrock knicks hotstuff transam stinger smiley ryan redneck mistress hjvfirf cessna bunny
toshiba single piglet father deftones coyote castle cadillac blaster valerie samurai lindsay jasmin blahblah birthday sunday manson flipper
wicked great daisy babes skeeter reaper maddie cavalier veronika trucker goldberg escort wolfgang rocks mylove mememe lancer ibanez travel
sugar snake sister siemens savannah minnie leonardo basketba trumpet texas galaxy cristina aardvark shelly goldie fatboy benson sweetpea
ronnie indigo spartan roberto hesoyam freeman fredfred pizza manchester lestat kathleen hamilton blabla skater pencil passwor larisa hornet
hamlet gambit alfred sweetie marino techno special renegade insane indiana farmer drpepper blondie valera storm seven rose nick mister karate
casey maiden julie curtis colors christia buckeyes toronto stephani pioneer kissme jungle jerome holland harry garden enterpri diamonds
chrissy bigone wonder subaru smitty racecar pascal morpheus joanne irina indians impala hamster charger change bigfoot babylon timber
redman bernie tomtom thuglife millie buckeye aaron virgin tristan stormy rusty pierre napoleon highland chiefs chandler catdog aurora
trfnthbyf sampson dudley cream consumer burger brandi triumph joejoe hunting dirty caserta brown aragorn mariah element chichi smoke omega
monika leonard justme hobbit gloria doggy bass audrey sakura philips griffin butterfl artist island goforit emerald elizabeth anakin watson
poison none italia callie bobbob autumn andreas sherlock pitbull marathon kelsey inside german blackie zipper overlord nadine marie basket
trombone stones sammie nugget kaiser isabelle huskers bomber barcelona alpine ultimate pebbles nicolas marion loser linda eddie wesley
warlock tyler goddess fatcat energy bassman trojan trixie superfly ybrbnf warren sophia sidney nicola campbell singer shirley paladin martha
karen help harold geronimo forget concrete westham soldier nikki mario juice global dodger webster titans tintin tarzan portugal onelove
marcel manuel madness holly christy yvonne sundance pleasure logan danny truck spartak smile michel history sherry sherman seminole rommel
network ladybug isabella holden harris germany fktrctq cotton angelo sergio moon trunks snakes kingkong bluesky archie sunny planet panama
mongoose hansolo desire alejandr whiskey waters party martina margaret january connect bluemoon bianca andrei smiles nolimit abigail yomama
rocker plastic katrina ghbdtnbr ferret emily bonehead blessed beagle sticky olga japan jamaica home hector turbo stallion personal peace
movie morrison joanna geheim finger cactus susan spyder mission anything aleksandr shalom rhbcnbyf pickles passat natalia moomoo jumper
inferno dietcoke cooldude chuck christop million lollipop fernando christian bernard unreal spunky ripper open niners flatron faster deedee
bertha april werewolf rubber punkrock orion mulder missy larry giovanni cdtnkfyf yoyoyo tottenha newman lindsey joey hongkong freak daniela
camera brianna blackcat stars pentium patton jamie hollywoo florence biscuit beetle andy always speed sailing phillip legion martini dream
darren clifford stocking solomon silvia pirates office monitor monique milton maniac loulou immortal fossil dodge delta sylvia sprite salmon
diana shasta patriot palmer oxford irish holmes curious makaveli kiki kennedy groovy foster drizzt twister snapper sebastia philly pacific
jersey dominic charlott carrot africa sharks serena maxmax maurice jacob gerald cosmos columbia colleen cjkywt cantona brooks rodney nasty
keeper infantry frog french eternity dillon coolio condor anton waterloo velvet vanhalen teddy skywalke sheila sesame seinfeld funtime
standard squirrel ninja kingdom grendel ghost damien crimson boeing bird biggie wolverine wolfman trains sweets sunrise maxine legolas
jericho isabel foxtrot shogun search robinson ravens privet penny musicman memphis megadeth dogs brownie oldman graham grace verbatim
support safety review newlife muscle herbert bottom western twilight thanks suzanne potato pikachu murray marlin gilbert getsome dima denis
stone stardust peanuts obiwan mollie kansas frosty ball tarheel showtime roman markus maestro lobster darwin cindy chubby tanker surfing
skittles showme goblin fusion blades banshee alberto powder malcolm intrepid garrett delete chaos bruno tequila short sandiego python
punisher newpass iverson clayton amadeus stimpy sooners preston photos neptune mirage harmony gold fighter dingdong cats whitney slick
rick ricardo princes liquid helena daytona clover blues anubis starcraft roxanne mushroom dagger cracker capital brendan blackdog strider
slapshot porter pink hershey gothic flight ekaterina cody buffy boss bananas tracey miami kolobok danni chargers bigguy warriors walnut
raistlin miguel latino griffey gangster felix engine doodle coltrane vertigo tacobell shark portland penelope osiris nymets mary lucas
lester ledzep gorilla coco bruce blood bentley battle weezer turner thegame stranger sally knights halflife dorothy damian women trance
playtime paradox monroe kangaroo henry dublin charly butler brasil blade blackman bender baggins wisdom tazman swallow stuart scruffy
phoebe panasonic masters ghjcnj firefly derrick christine beautiful auburn archer aliens wheels robin racerx postal parrot nimrod meridian
madrid lonestar kittycat goodluck gangsta formula devil cassidy camille buttons bonjour bingo barcelon allen tamara scoobydo samsam
rjntyjr richie megaman luther jazz crusader bollox window sprint sinner sadie rulez quality oakland misty lvbnhbq lady hannibal guardian
grizzly finish discover collins catalina carson annie wookie volume tina rockon molson marco californ angelica world stonecol shazam picasso
oracle moscow luke lorenzo kitkat johnjohn janice gerard flames duck dark celica yourmom topper stevie septembe scarlett santiago milano
lowrider loving incubus dogdog anastasia vacation tempest sithlord scarlet rebels ragnarok prodigy mobile keyboard golfing english carlo
anime vfhecz sobaka shiloh penguins nuttertools mystery lorraine lawyer kiss jeep gizmodo elwood dkflbvbh titleist tardis tacoma smoker
shaman rootbeer magnolia julia juan hoover gotcha dodgeram buffett bridge aspirine socrates photo parola nopass megan lucy kenwood kenny
imagine forgot cynthia blondes ashton aezakmi terry sabine redalert munchkin monkeys mersedes melvin mallard lizzie imperial gremlin gillian
elliott defiant dadada cooler bond blueeyes birdman xanadu weather violet sergei sebastian romeo research putter national lexmark greg
garbage colombia chucky carpet bobo bobbie smokin shaolin roger rammstein katerina hearts frogger freckles dixie claude caliente amazon
wright willis spidey sleepy sirius santos randy picture payton mason dusty director celeste broken sheena polo oblivion mustangs margarita
letsgo josh jimbob jimbo janine jackal iforgot hallo deadhead willy slappy roberts rescue porkchop noodles nellie mypass mikey marvel laurie
grateful cxfcnmt bridget aussie asterix veritas shopping roller rogers queen peterpan palace melinda martinez lonely kristi justdoit goodtime
frances camel beckham atomic alexandra active vanilla thankyou springer sommer software sapphire richmond printer ohyeah massive lemons
kingston granny funfun evelyn donnie deanna brucelee bosco aggies wayne throat temple smudge plymouth pacman myself mariners israel faith
exigent clancy tobias tatyana stuff spectrum sooner pooh pineappl mandy labrador kisses katrin kasper kaktus harder eduard dylan chloe
astros stephanie hudson commando bones bangkok amsterdam webmaster valley space southern punkin napass marian magnus krishna hungry fletcher
content account thompson simba scream primus mature ivanov husker homerun esther ernest champs celtics candyman bush asian aquarius starfish
peugeot painter monopoly infiniti goodbye fatman darling celine camelot boat blackjac barkley vader shelley scrappy sailboat moloko method
mama kyle kicker keith judith godsmack flyboy emmanuel drago cosworth blake writer topdog timmy speaker rosemary pancho night melody lightnin
life hidden gator farside falcons desert chevrole catherin carolyn bowler anders yesyes sabbath ludwig jammer frontier fallen dance bryan
terror telefon strong spartans sara odessa luckydog elijah chang center bull blacks vivian tanya swingers snuggles sanchez redbull reality
mandingo ihateyou hayden goose franco forrest double carol bohica beefcake beatrice avenger anarchy whocares matilda labtec jojo jesse hermes
fitness doberman camels vulcan vectra topcat theking skiing nokia muppet moocow leopard kelley ivan grover gjkbyf filter dannyboy conrad
children catcat bossman bacon amelia alice viktoria valhalla tricky terminator ramona puppy oklahoma mystic loveit laptop laguna keystone
iguana herbie cupcake clarence blacky bennett bart vette trojans today romashka puppies possum oakley moneys kingpin golfball funny doughboy
dalton crash charlotte carlton breeze billie beast achilles tatiana studio sterlin plumber miles kotenok homers gbpltw franky durango drake
deeznuts vkontakte tyrone skinny rookie phillies lespaul juliet jeremiah igor dilligaf caitlin budman atlantic vfrcbvrf verona technics
svetik soleil september pinkfloy noodle metal maynard maryland kentucky hastings frederic engage eileen triton tractor somethin snow shane
sassy sabina russian pistol justine hurrican gopher deadman cutter coolman command chase california boris bicycle bethany bearbear babyboy
zvezda vortex vipers tuesday traffic toto server ready rafael nathalie microlab killme jrcfyf function freaks flamingo enterprise eleven
deskjet cuddles church vladik unknown truelove sweden striker stoner sony pauline nebraska meatball marilyn jethro hammers gustav escape
elliot dogman chair brothers boots bella belinda babies syracuse river polska pilot oilers nofear military macdaddy hawk daniela danila central
annette warhammer universe splash sentinel rayray randall panda nevada mighty meghan mayday manchest madden kamikaze jennie iloveyo hustler
handsome dthjybrf designer demon cheers cash cancel blueblue bigger australia zaphod ultima tolkien thekid tdutybq summit select saint rockets
rhonda rebel ralph poncho play momoney market leader kong jenna jayjay javier dracula dawson daniil cartoon capone wendy tree superstar sonic
sinatra scottie rjirfrgbde reagan meatloaf lifetime houses hilton gofish charmed bowser betty woofwoof santana rugby miracle mailman lansing
kathryn giant firefox check boxing bogdan bizkit azamat alan zidane tracy tinman terminal starbuck redhot oregon memory lewis lancelot illini
grandma govols giorgi fatima crunch creamy coke cabbage bryant bigmoney warlord station sayang rotten rightnow mojo models maradona lionking
jarhead hehehe gary fast exodus conner charlton catman bonita sticks peters passwort orioles oranges marissa japanese holyshit hohoho gogo
fabian donna cutlass cthulhu chewie chacha bradford bigtime aikido wildfire utopia sport rereirf reebok poodle movies grumpy eeyore chocolate
chickens butch adult adriana volley tootsie sparkle scotch science rovers mellon legacy julius helen happyday fubar danie cancun beverly
aberdeen wilbur treasure tomato theodore shania natural kathy hamburg gretchen frisco ericsson cosmo comics coconut camilla albatros whisper
sixers rfhbyf profit okokok nancy mikemike michaela memorex marlene kristy jose hope hailey fugazi fright figaro excalibu elvira denali cruise
candle attack armani anhyeuem zenith walleye tsunami trinidad temp tammy sultan slacker selena samiam revenge pillow nobody huskies greens
greenbay greatone fortuna first fashion emerson davis china applepie alien tasha stocks rustam piccolo milana marisa marcos malaka lisalisa
hithere hardrock flying fernand dinosaur corrado coleman clapton chief bloody anfield toby surf steele running rastaman oleg maxell madeline
keywest junebug ingrid hollywood hellyeah hayley goku felicia dana columbus charli bonsai aspire wolfie vernon swimmer subway stolen sparta
skywalker sean sausage ricky positive nyjets miriam krista kipper jedi jazzman hyperion gotohell garage fingers february easy dragoon clemson
chanel canon balloon yosemite slider sandro roadkill quincy pedro mayhem lion knopka kingfish hopper everest cheetah chaser billyboy bigbird
wibble valeria tunafish trident thor tekken tara starship saratoga romance robotech rasputin powell passwords murder milena midget megapass
lolipop koshka kenworth jonjon hedgehog guiness ghetto fortune duster davidson davids dale bogart anaconda alibaba airbus vladislav vfczyz
tundra translator torres splinter spears richards rachael pearl monty lkjhgf karolina johanna jensen harper fletch feather dfkthf depeche
barsik zorro xtreme vitalik vermont train theboss sword shearer sanders railroad pupsik pippen pingpong nikola nguyen magicman killbill kickass
kenshin juggalo jayhawk java grapes fritz divine cyclops critter coucou cecilia bristol allsop wrestlin twisted trout tommyboy stefano song
skydive sherwood passpass malina majestic lillian heart dinamo deborah crawford clipper city bears bangbang artemis angie admiral werner vector
umbrella strange sparks small salvador sabres rupert ramses presto pompey operator minime matador kendall jeanette hansen gunners gonzo
fktrcfylhf cruiser cinnamon cigars chico caramel calico broadway baddog wassup wally underdog thesims thecat sunnyday snoopdog magick library
kungfu kirsten hotshot gringo fowler emma duchess damage cyclone chemical chainsaw caveman catherine carrera canadian brighton australi animals
alliance albion trisha theresa supersta static snowboar scratch retired rambler quantum passme newbie mybaby musica misfit mechanic mathew
mamapapa isaiah heyhey golfgolf ghjcnjnfr frozen downtown coolguy cohiba christopher chivas bullseye bottle blueboy believe becky yzerman west
village vietnam trader stereo spurs solnce skorpion saturday samara safari renault peterson paper meredith louis kids ivanova goalie fishes
eastside cypress cyber credit blackhaw beastie banker backdoor again westwood venus steeler spawn sneakers snapple sharky seeker scania mirror
maureen jamesbond jade horizon getmoney flounder fiesta europa direct chrono boomboom beerbeer andres whitey undertaker topher tabitha staples
sinclair silence scout scanner rain poetry pisces packer outkast nike moneyman marianne magpie kahuna jokers groucho goodman gargoyle florian
federico droopy dorian donuts cinder benny barry amsterda alfa zerocool walrus walmart vfvfgfgf typhoon rosie maximum klingon idontknow heidi
floppy deniska deacon daphne daewoo charley cambiami bigbear alucard absolut vfhufhbnf sinbad second seamus renee redfish rabota pudding ocean
number nature motherlode massimo lokomotiv kristine kostya goldstar floyd fallout custom christina button bonkers belle barber abraham whitesox
whatsup usnavy titanium thursday thirteen tazmania steel starfire sparrow senior reading peyton newcastl marius italian goliath giuseppe frodo
fresh buckshot bounce babyblue attitude answer tyson sunflowe sunflower steam sound solution shawn sasuke royals rivers respect poppy phillips
olivier mondeo hoosier greece godfather freeze europe erica contact clarinet champ briana bluedog backup aaliyah zigzag whisky weaver truman
tomorrow theend start southpark roberta quartz premier paintball mommy mittens micheal laurel journey johannes intruder hacked groove francois
focus felipe eternal edwards dollars dkflbckfd dfktynbyf demons deejay cubbies christie celeron carbon callaway bucket albina zeus simona
salamander resident racer quattro public poseidon pianoman michell mellow luis jillian havefun gunnar futbol eduardo diehard chuckles carla
carina avalanch artur allstar ziggy working wagner volvo ufkbyf twinkle susanne sunshin welcome login lovers qazwsx qwer asdf zxcv zxcvbn asdfgh
monkeys starwars default temporary company example secretpassword mypassword
`);

const PATTERNS = toSet(`
1qaz2wsx q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y qazwsxedc qazwsxedcrfv qazxswedc 1qazxsw2
zaq12wsx zaq1xsw2 1qaz2wsx3edc 1qaz1qaz 12qwaszx 12qw34er 123qwe123 123qweasd 123qweasdzxc qweasdzxc zxcasdqwe asdfjkl; a1s2d3f4
a1b2c3d4 1a2b3c4d z1x2c3v4 1qa2ws3ed azsxdcfv qawsedrf qwerasdf 1234qwer 1234abcd abcd1234 asdf1234 zxcv1234 qwer1234 12345qwert
123456qwerty 123456789a 123456789q 123456789z 1234567890q 123456aa 12345678q 1234567a 1234567q a1234567 a123456789 q1234567 abc12345
12341234 12344321 1234512345 1234554321 123454321 1123581321 11235813 31415926 11223344 1122334455 111222333 12131415 13243546 10203040
1029384756 192837465 18436572 147258369 147852369 147896325 14789632 123698745 12369874 123654789 123789456 321654987 741852963 789456123
963852741 25802580 78945612 456123789 159753456 987456321 4815162342 12345679 12345687 609609609 21122112 15426378 73501505 8j4ye3uz
1x2zkg8w kcj9wx5n rasdzv3rasdzv3 babylon5 blink182 bond007bond agent007 rush2112 jordan23 ncc1701d ncc1701a ncc1701e colt45colt
catch222 apollo13 access14 gordon24 hal9000hal area51area route66route marino13 front242 porsche9 pussy69pussy soso123aljg
sojdlg123aljg mailcreated5240 multiplelo montgom240 gn56gn56 lovesex12 1passwor nwo4life cloud9cloud wolf359wolf r2d2c3po c3por2d2
trustno1 letmein2 passw0rd pa55word pa55w0rd p@ssword p@ssw0rd pass@123 p@55w0rd admin@123 welcome@123 qwerty@123 abc@1234 1q2w3e4r!
`);

const KEYBOARD_RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
  '`1234567890-=',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,',
  'qazwsxedcrfvtgbyhnujm',
];
/** A run is common forwards, backwards and around the end. */
const SHORTEST_RUN = 5;
const RUNS = KEYBOARD_RUNS.flatMap((run) => [run.repeat(3), [...run.repeat(3)].reverse().join('')]);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const EXTENDED_WORD = /^(?<before>\d{0,4})(?<stem>.+?)(?<digits>\d{0,5})(?<marks>[!?.*#@$_-]{0,3})$/u;
const REPEATED = /^(?<unit>.{1,4}?)\k<unit>+(?<rest>.{0,3})$/u;
const DATE =
  /^(?:(?<day>[0-3]\d)[./-]?(?<month>[0-3]\d)[./-]?(?:19|20)\d{2}|(?:19|20)\d{2}[./-]?[0-3]\d[./-]?[0-3]\d)$/;

/** Whether a guesser would try this password among the first; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return (
    WORDS.has(lower) ||
    PATTERNS.has(lower) ||
    DATE.test(lower) ||
    isRun(lower) ||
    isRepeated(lower) ||
    isExtendedWord(lower)
  );
}

/** A unit of up to four characters again and again: `11111111`, `abcabcabc`. */
function isRepeated(password: string): boolean {
  const { unit, rest } = REPEATED.exec(password)?.groups ?? {};
  return unit !== undefined && rest !== undefined && unit.startsWith(rest);
}

/** A common word or run with a few digits or marks, or twice, also written with look-alike digits. */
function isExtendedWord(password: string): boolean {
  const half = password.slice(0, password.length / 2);
  if (half + half === password && isWord(half)) return true;
  const { stem } = EXTENDED_WORD.exec(password)?.groups ?? {};
  return (stem !== undefined && (isWord(stem) || isRun(stem))) || isWord(password);
}

function isRun(text: string): boolean {
  return text.length >= SHORTEST_RUN && RUNS.some((run) => run.includes(text));
}

function isWord(text: string): boolean {
  return WORDS.has(text) || WORDS.has([...text].map((symbol) => LOOK_ALIKES[symbol] ?? symbol).join(''));
}

function toSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
