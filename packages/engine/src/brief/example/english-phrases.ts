import type { IndustryValue } from '../industries.ts';
import type { TradeConceptId } from '../lexicon/trade-concepts.ts';

/** Headlines (at most 60 characters) and texts (at most 150) that could stand on a brand's first page. */
export interface ExamplePhrases {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

const phrases = (titles: readonly string[], texts: readonly string[]): ExamplePhrases => ({ titles, texts });

/** For every field, used when the trade has none of its own. */
export const ENGLISH_BY_INDUSTRY: Readonly<Record<IndustryValue, ExamplePhrases>> = {
  tech: phrases(
    [
      'Less busywork, more progress',
      'The tool that gets out of your way',
      'Built to be understood',
      'Ship the good part first',
    ],
    [
      'Set it up before lunch and forget it is there. It does one job, does it well, and tells you plainly when something needs you.',
      'Small teams use it to move faster without losing track. Start with a single project and grow from there.',
      'Clear screens, sensible defaults and answers in seconds. The rest of your day is yours again.',
    ],
  ),
  finance: phrases(
    [
      'Know where your money stands',
      'Plans that hold up',
      'Sound advice, plainly put',
      'Your next ten years, in order',
    ],
    [
      'We explain every figure before you sign. No small print, no surprises, and one person who knows your name.',
      'Good decisions need a clear view. See what you have, what it costs and what it could become.',
      'From the first account to the last pension payment, someone answers the phone.',
    ],
  ),
  healthcare: phrases(
    ['Care that takes its time', 'Feel heard, feel better', 'Good health, close to home', 'We listen first'],
    [
      'An appointment this week, a doctor who reads your notes, and a plan you can follow at home.',
      'Questions are welcome here. We explain what we see, what we suggest and what you can expect.',
      'Whether it is a check-up or a worry that will not go away, we make room for you.',
    ],
  ),
  education: phrases(
    [
      'Learn it once, use it for life',
      'Curious minds welcome',
      'Where questions come first',
      'Every lesson, one step further',
    ],
    [
      'Small groups, patient teachers and work you can be proud of. Come for a trial lesson and see how it feels.',
      'Learning sticks when it starts with a good question. Ours begin on the first morning.',
      'Take the course at your own pace and ask for help whenever you want it.',
    ],
  ),
  retail: phrases(
    [
      'Things worth keeping',
      'Good finds, fair prices',
      'Made to be used every day',
      'The shop around the corner',
    ],
    [
      'We choose every piece by hand and stand behind it. If it does not last, bring it back.',
      'New on the shelves this week: a handful of things we would buy ourselves.',
      'Come in, look around and take your time. Delivery is free if your hands are full.',
    ],
  ),
  food: phrases(
    ['Come hungry', 'Made fresh, served warm', 'The good kind of simple', 'A table is waiting'],
    [
      'The menu follows the market and changes when the season does. Ask what came in this morning.',
      'Honest ingredients, a hot stove and people who like to feed you. That is most of the secret.',
      'Order ahead or sit down with us. Either way it is made when you ask for it.',
    ],
  ),
  travel: phrases(
    [
      'Arrive well, leave slowly',
      'Somewhere worth the journey',
      'Stay a little longer',
      'The long way is the good way',
    ],
    [
      'Leave the planning to us and keep the surprises for yourself. Rooms, routes and the best tables are ready.',
      'Wake up to a new view. Breakfast is served until you are done with it.',
      'We know the quiet beach, the early train and the market that only opens on Thursdays.',
    ],
  ),
  entertainment: phrases(
    ['The night starts here', 'Turn it up', 'One more round', 'Best seats, late hours'],
    [
      'Doors open at eight. Bring someone who has never been and watch their face.',
      'New dates are out now. The small rooms go first, as they should.',
      'Play it once and you will know why people stay up for it.',
    ],
  ),
  manufacturing: phrases(
    ['Made to be leaned on', 'Built right the first time', 'Parts that fit', 'Strong where it counts'],
    [
      'Tell us the load, the tolerance and the date. We will tell you whether it can be done, and then we do it.',
      'Every piece leaves the floor tested and signed. Downtime is somebody else’s business.',
      'From one prototype to ten thousand parts, with the same people on the phone.',
    ],
  ),
  realestate: phrases(
    ['Find the door that fits', 'Rooms with a future', 'Home is a short walk away', 'Keys in hand'],
    [
      'Light from two sides, a good school nearby and room for the piano. Come and see it on Saturday.',
      'We know these streets and who lives in them. Tell us how you want to live and we will look for it.',
      'Buying takes patience and one good adviser. The patience we can help with.',
    ],
  ),
  nonprofit: phrases(
    ['Small hands, big change', 'Everyone has something to give', 'Stand with us', 'Help that stays'],
    [
      'An hour of your time or the price of a coffee goes further than you think. See exactly where.',
      'We work with the people who live here and leave things better than we found them.',
      'Join a Saturday, bring a friend, and see the difference by Sunday.',
    ],
  ),
  government: phrases(
    [
      'Services that work for you',
      'Your city, one page away',
      'Clear answers, fair process',
      'Open to everyone',
    ],
    [
      'Apply online, track it at any time and speak to a person when you need one.',
      'Find the form, the office and the deadline in one place and in plain language.',
      'Public work should be easy to see. Here is what was decided, and why.',
    ],
  ),
  creative: phrases(
    ['Ideas with edges', 'Work worth a second look', 'Say it so they remember', 'Made on purpose'],
    [
      'We start with a question and a blank wall, and we stop when there is nothing left to take away.',
      'Selected work from the past year, with the sketches that nearly won.',
      'Good design explains itself. Great design makes you want to hear it again.',
    ],
  ),
  fitness: phrases(
    ['Stronger than last week', 'Find your pace', 'Show up, breathe, move', 'Start where you are'],
    [
      'Forty-five minutes, people who know your name and a plan that fits your week.',
      'No mirrors, no fuss. Take a first class and decide afterwards.',
      'Progress is quiet: a little more each time, and a day off when you need it.',
    ],
  ),
  beauty: phrases(
    [
      'Skin, at its calmest',
      'A quiet kind of glow',
      'Made for the face you have',
      'Ten minutes for yourself',
    ],
    [
      'Few ingredients, each with a reason. Try it for a month and let your skin decide.',
      'Book a chair, choose your tea and put the phone away. We will take it from here.',
      'Gentle enough for every day, good enough for the days that matter.',
    ],
  ),
  fashion: phrases(
    ['Cut to last', 'Wear it your way', 'The new season, quietly', 'Made once, worn for years'],
    [
      'Twelve pieces, two fabrics and one line that runs through all of them.',
      'Sewn in small numbers by people we know. When they are gone, they are gone.',
      'Begin with the coat. Everything else follows.',
    ],
  ),
  automotive: phrases(
    ['Made for the open road', 'Take the next bend', 'Ready when you are', 'Every mile, looked after'],
    [
      'Sit in, adjust nothing and drive. The rest explains itself within the first kilometre.',
      'Book a service in a minute and know the price before we lift the bonnet.',
      'Built by people who drive to work the long way round.',
    ],
  ),
  other: phrases(
    [
      'A good place to begin',
      'Made with care',
      'Here for the long run',
      'Something of its own',
      'Look closer',
    ],
    [
      'We do a few things and take them seriously. Have a look around and tell us what you are after.',
      'Ask us anything. A person reads every message and answers within the day.',
      'What we make is simple to explain and took years to get right.',
    ],
  ),
};

/** For trades people know well. */
export const ENGLISH_BY_TRADE: Readonly<Partial<Record<TradeConceptId, ExamplePhrases>>> = {
  bakery: phrases(
    ['Warm from the oven', 'Good bread takes its time', 'Up early, so you need not be'],
    [
      'The first loaves come out at six. By nine the window is full, and by noon the best of it is gone.',
      'Flour, water, salt and a long night’s rest. Come by while it is still warm.',
    ],
  ),
  cafe: phrases(
    ['Your corner table is free', 'Slow coffee, good company', 'Roasted on Tuesdays'],
    [
      'We roast in small batches and open early. Take it with you, or stay until the cup is cold.',
      'Beans with a name, milk from nearby and cake that was made this morning.',
    ],
  ),
  restaurant: phrases(
    ['Pull up a chair', 'Tonight, from the open fire', 'Eat like you live here'],
    ['The kitchen opens at six and the list is short on purpose. Let us choose the wine.'],
  ),
  brewery: phrases(
    ['Fresh on tap', 'Brewed within earshot', 'First round, then stories'],
    ['Twelve taps, one long table and a dog or two. The new batch is ready on Friday.'],
  ),
  winery: phrases(
    ['Grown on the slope', 'A good year, poured', 'From this hill, in your glass'],
    ['The vines are old and the cellar is cool. Book a tasting and taste the hill from top to bottom.'],
  ),
  dentist: phrases(
    ['Nothing to fear but the sugar', 'Smile, it is quick', 'Gentle hands, good teeth'],
    ['Short waits, soft voices and a clear plan. Your next check-up takes twenty minutes.'],
  ),
  therapy: phrases(
    ['Room to think', 'One hour, all yours', 'Talk at your own pace'],
    ['There is no right way to begin. Sit down, take a breath, and start wherever you are.'],
  ),
  yoga: phrases(
    ['Breathe in, the rest follows', 'A mat, a morning, an hour', 'Come back to yourself'],
    ['Morning classes begin at seven, with tea after. Bring nothing but yourself.'],
  ),
  gym: phrases(
    ['Lift a little more', 'Earn your shower', 'Strong looks like this'],
    ['Open from five to midnight. Racks, ropes and someone to spot you when it gets heavy.'],
  ),
  law: phrases(
    ['On your side, in plain words', 'Good counsel, in good time', 'The letter and the spirit'],
    ['Tell us what happened. We will tell you where you stand, what it may cost and what we would do.'],
  ),
  bank: phrases(
    ['Your money, in good order', 'A bank you can walk into', 'Save it, spend it, see it'],
    ['Open an account in ten minutes and talk to a person in two. Fees fit on one line.'],
  ),
  insurance: phrases(
    ['Covered, and that is that', 'Sleep through the storm', 'When it happens, call us'],
    ['Choose what to protect and see the price at once. If something breaks, we answer day and night.'],
  ),
  florist: phrases(
    ['In bloom today', 'Say it with stems', 'Fresh from the field'],
    ['Cut this morning, tied by hand and at your door before dinner. Tell us who it is for.'],
  ),
  bookshop: phrases(
    ['Read the first page here', 'Shelves to get lost in', 'One more chapter'],
    ['New arrivals by the door, old friends at the back, and an armchair in between.'],
  ),
  publishing: phrases(
    ['Words worth paper', 'Read it slowly', 'Stories that stay'],
    ['Three new titles this spring, each edited twice and printed once. Start with the thin one.'],
  ),
  hotel: phrases(
    ['Your room is ready', 'Check in, slow down', 'Wake up to the view'],
    ['Thick walls, soft sheets and breakfast until noon. Leave the key at the desk and the day to chance.'],
  ),
  software: phrases(
    ['Done before you notice', 'Less clicking, more thinking', 'One place for the whole job'],
    ['Connect what you already use, invite your team and see the first result today.'],
  ),
  security: phrases(
    ['Sleep with the lights off', 'Locked, logged, looked after', 'Nothing gets past'],
    ['We watch the doors you forgot you had and wake you only when it matters.'],
  ),
  games: phrases(
    ['Press start', 'Just one more level', 'Lose yourself, save often'],
    ['Easy to learn on the bus, hard to put down at home. The new chapter is out now.'],
  ),
  music: phrases(
    ['Play it loud', 'Side A, track one', 'Heard in small rooms first'],
    ['Live on Fridays, on record for ever. The new album is pressed and waiting.'],
  ),
  jazz: phrases(
    ['After midnight, in blue', 'Two sets, no hurry', 'Late, low and swinging'],
    ['The trio starts at ten and nobody knows when it ends. Order something dark and sit close.'],
  ),
  school: phrases(
    ['Every lesson, one step further', 'Good questions welcome', 'Learn by doing'],
    ['Small groups and teachers with time. Visit us on an ordinary day and see how we work.'],
  ),
  kindergarten: phrases(
    ['Rubber boots welcome', 'Little hands, big plans', 'Out to play'],
    ['Mornings outside, stories after lunch and someone to hold the ladder. There is room for one more.'],
  ),
  charity: phrases(
    ['Help that stays', 'Small hands, big change', 'Bring what you can'],
    ['What you give today is at work by the end of the week, and we show you where.'],
  ),
  pets: phrases(
    ['Good dogs deserve it', 'For wagging tails', 'Walks, treats and belly rubs'],
    ['We know who likes the ball and who likes the sofa. Pick up at eight, home by noon, happily tired.'],
  ),
  wedding: phrases(
    ['The day, just as you dreamt it', 'Say yes slowly', 'From first dance to last light'],
    ['We keep the lists so that you can keep the moments. Tell us how you met and we will begin there.'],
  ),
  jewellery: phrases(
    ['Worn close, kept long', 'Made by one pair of hands', 'Small, bright and yours'],
    ['Each piece is cast, set and polished at the same bench. Bring an old stone and give it a new life.'],
  ),
  bicycle: phrases(
    ['Take the long way home', 'Two wheels, no queue', 'Ride it tomorrow'],
    ['Try one around the block. If you come back smiling, we adjust the saddle and you keep going.'],
  ),
  architecture: phrases(
    ['Drawn with light', 'Buildings that age well', 'Walls, windows, time'],
    ['We build few houses and know each of them by heart. Selected plans and models are on view.'],
  ),
  interior: phrases(
    ['Rooms to live in', 'Quiet corners, good light', 'Sit here for a while'],
    ['We begin with how you spend a Sunday. Colour, cloth and chairs come after.'],
  ),
  photography: phrases(
    ['Hold still, then laugh', 'Light, and a little patience', 'Kept for ever, taken in a blink'],
    ['Portraits without the stiff smile. Bring someone you like and forget the camera.'],
  ),
  farm: phrases(
    ['From field to fork', 'Picked this morning', 'What the season gives'],
    ['Order by Wednesday, collect on Friday, and find out what to do with all that chard.'],
  ),
  museum: phrases(
    ['See it in person', 'Open late on Thursdays', 'Stand a little closer'],
    ['Forty rooms, one bench in each. The new exhibition asks more than it answers.'],
  ),
  energy: phrases(
    ['Power that pays its way', 'Switch once, save for years', 'Made of wind and daylight'],
    ['See what your roof could earn and what it would cost. We do the forms and the ladder.'],
  ),
  construction: phrases(
    ['On time, on budget, on solid ground', 'Built to outlive us', 'From the ground up'],
    ['One crew, one foreman and one price. Call us before you draw the last line.'],
  ),
  logistics: phrases(
    ['There by morning', 'On the road, on time', 'Packed, moved, done'],
    ['Book by four and it leaves tonight. You see where it is at every turn.'],
  ),
  elderCare: phrases(
    ['At home, and in good hands', 'Someone is there', 'Time for a proper chat'],
    ['The same familiar face each morning, and the family kept in the picture.'],
  ),
};

/** Headlines with a brand's own name; `{name}` stands for it. */
export const ENGLISH_NAME_TITLES: readonly string[] = [
  'Meet {name}',
  'Welcome to {name}',
  'This is {name}',
  'Say hello to {name}',
];
