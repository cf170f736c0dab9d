import type { LanguageLexicon } from './language-lexicon.ts';

export const ENGLISH_MODIFIERS: LanguageLexicon['modifiers'] = {
  dark: 'dark, darker, darkest, darkened, shadowy, moody, inky, blackish, sombre, somber',
  deep: 'deep, deeper, rich, richer, intense, saturated deep, royal, velvety, opulent',
  light: 'light, lighter, airy, clear, delicate, baby',
  pale: 'pale, paler, palest, faint, washed out, milky, powdery, powder, faded, bleached, creamy, whitish, frosted, icy',
  bright:
    'bright, brighter, sunny, cheerful, fresh, luminous, radiant, brilliant, zesty, juicy, happy, glowing, lively',
  vivid:
    'vivid, vibrant, bold, saturated, strong, punchy, hot, loud, electric, intense, fiery, screaming, acid',
  muted:
    'muted, soft, subtle, desaturated, subdued, softer, gentle, greyed, grayed, toned down, understated, quiet, calm, earthy, natural',
  dusty: 'dusty, chalky, smoky, ashy, antique, weathered, sun faded, sun bleached',
  pastel: 'pastel, candy',
  neon: 'neon, fluorescent, fluoro, day glo, highlighter, hi vis',
  warm: 'warm, warmer, warmish, yellowish, golden toned',
  cool: 'cool, cooler, cold, bluish toned',
  burnt: 'burnt, burned, scorched, toasted, roasted, baked, rusty toned',
};

export const ENGLISH_GRAMMAR: LanguageLexicon['grammar'] = {
  negator:
    'no, not, never, without, avoid, avoids, avoiding, neither, nor, except, except for, apart from, unlike, anything but, everything but, anything except, all but, rather than, instead of, tired of, sick of, fed up with, bored of, bored with, enough of, away from, steer clear of, stay away from, stay clear of, keep away from, hate, hates, dislike, dislikes, free of, free from, far from, nothing like, none of, nothing in, nothing, cannot stand, can t stand, skip, ban, exclude, don t, do not, isn t, aren t, doesn t, won t, shouldn t, must not, mustn t, competitors, competitor, rivals, everyone else, everybody else, other brands, all the others, the others, as opposed to, different from, opposite of, lose the, ditch the, drop the, and not, but not, minus, excluding, excepting, save for, other than',
  softener:
    'less, not too, not so, not very, not overly, nothing too, without being, never too, a little less, not as, not that, toned down',
  affirmer:
    'not only, not just, not merely, not to mention, nothing but, no less than, why not, no doubt, no matter, no other, not afraid of, not afraid to, not shy of, no one, can t get enough of, cannot get enough of, no longer just, never enough, no wonder, never without, not for profit, no code, no frills, no nonsense, no waste, not without, no less, no more than, without limits, without compromise, never boring, no stranger to, nothing without, nothing beats, there is nothing like, could not live without, not forget, never forget, don t forget, do not forget, without forgetting, don t hesitate, no colours except, no colors except, no colour except, no color except, no colours but, no colors but, no colour but, no color but, no other colour, no other color, no other colours, no other colors',
  closer:
    'but, yet, more, because, since, although, though, however, prefer, prefers, preferably, instead, love, loves, please, use, uses, choose, go for, we want, i want, we like, i like, want, like, think, more like, just, only, who, which, whose, while, whereas, so, make it, give us, simply, keep, rather, should be, must be, is our, are our',
  backNegator:
    'is out, are out, is banned, are banned, is off limits, are off limits, off limits, is forbidden, are forbidden, is taboo, are taboo, is not allowed, are not allowed, must be avoided, should be avoided, to be avoided, is a no go, no go, is a no, is overdone, is overused, are overused, won t do, will not do, won t work, doesn t work for us, is not us, is not our thing, isn t us, isn t our thing, is not an option, not an option, is excluded, feels wrong',
  joiner: 'and, or, nor, plus, with, as well as, along with',
  accent:
    'accent, accents, accented, highlight, highlights, touch of, touches, touches of, touch, hint of, hints of, hint, splash of, splashes of, pop of, pops of, dash of, detail, details, trim, a bit of, a little, accent colour, accent color, dots of, specks of, trace of, flash of, sparks of, edging, second colour, second color, secondary, secondary colour, secondary color, supporting, lettering, text',
  lead: 'primary, primary colour, primary color, main, main colour, main color, mainly, mostly, dominant, lead colour, lead color, leading, brand colour, brand color, predominantly, base colour, base color, key colour, key color, hero colour, hero color, our colour, our color, our colour is, first and foremost, signature, signature colour, signature color, principal, dominated by, based on',
  ground:
    'background, backgrounds, backdrop, ground, canvas, page, pages, paper, walls, surfaces, surface, space, base',
  groundBefore: 'on, against, over, upon',
  intensifier: 'very, really, extremely, super, ultra, so, deeply, intensely, quite, extra',
  typeWord:
    'font, fonts, typeface, typefaces, type, typography, lettering, letters, set in, written in, headline, headlines, heading, headings, titles, header, headers, typeset, serif, sans, script, body text, body copy, body font',
  bodyWord:
    'body, body text, body copy, text, texts, paragraph, paragraphs, copy, running text, body font, reading text',
};

/** Phrases in which a colour or a thing is only a figure of speech or part of a name. */
export const ENGLISH_IDIOMS =
  'orange county, red tape, red flag, red flags, red hot, red letter day, in the red, in the black, out of the blue, once in a blue moon, blue chip, blue collar, white collar, blue sky thinking, pink slip, white paper, white papers, black friday, cyber monday, green card, green light, greenwashing, green thumb, green fingers, green room, red herring, paint the town red, yellow pages, white label, white hat, black hat, black box, black market, grey area, gray area, grey matter, gray matter, silver lining, silver bullet, silver screen, gold standard, golden rule, golden ticket, golden age, golden opportunity, mint condition, in mint condition, rose to, rose from, rose by, rose above, sage advice, clean slate, blank slate, grass roots, grassroots, cherry pick, cherry picked, cherry picking, low hanging fruit, ice breaker, ice breakers, break the ice, tip of the iceberg, the sky is the limit, sky is the limit, sea change, rain or shine, under fire, hired and fired, fire off, crystal clear, written in stone, set in stone, stone age, iron out, ironed out, heart of gold, worth its weight in gold, good as gold, sugar free, gluten free, dairy free, milk round, bread and butter, piece of cake, apple of the eye, coffee table books, think outside the box, brown bag lunch, black belt, blackboard, blackout, blacklist, whitelist, whiteboard, whiteboards, white noise, blueprint for, blue print, bluetooth, redhead, redesign, golden years, golden handshake, night shift, night shifts, overnight, forest of, ocean of, sea of information, sea of options, sea of data, sea of sameness, mountain of, mountains of paperwork, flood of, storm of, brainstorm, brainstorming, cloud computing, cloud native, cloud storage, data lake, data lakes, data stream, data streams, data mining, waterfall model, tree structure, root cause, branch office, family tree, spring framework, spring cleaning, apple computers, apple products, apple watch, java, ruby on rails, rust programming, rust developers, ruby developers, python, raspberry pi, amber alert, stock market, stock exchange, face cream, hand cream, skin cream, eye cream, sun cream, whipped cream, cream of the crop, petrol station, petrol stations, petrol prices, orange telecom, black lives matter, black history month, black owned, white house, salt lake city, silicon valley, stone s throw, milestone, milestones, cornerstone, night school, light years, light bulb moment, light weight, lightweight, brick and mortar, bricks and mortar, steel nerves, nerves of steel, on fire, fire sale, peach of a, plum job, walk in the park, car park, parking, parks and recreation, palm of your hand, in the palm, heart to heart, by heart, roots of, ripple effect, leaf through, turn over a new leaf, new leaf, bank on, river of news, cutting corners, bees knees, blue ribbon, with flying colours, with flying colors, true colours, true colors, people of colour, people of color, hot desk, hot desking, cool down, cold calling, warm up, warm ups, ginger group, deep learning, deep dive, dive into, deep tech, dark web, dark patterns, open source, open to, open for, open to all, open all day, open daily, light on, light up, bring to light, play on words, play a role, play a part, plays a role, state of play, fair play, power point, new york, new zealand, new jersey, new delhi, new orleans, new mexico, fine tune, fine tuned, fine tuning, real time, real estate, real world, hard copy, race to, human race, exchange rate, easy going, high street, main street, wall street, safe to say, safety data, tax return, clear cut, current account, current accounts, fast track, fast growing';

/** Words of English that are other words elsewhere: not read when the text is plainly in another language. */
export const ENGLISH_AMBIGUOUS =
  'red, ai, tan, kind, stern, fast, still, sage, sable, chat, fine, sale, fin, rot, rose, brand, bald, gift, wild, band, bar, art, plus, slim, bank, arm, rock, most, taste, mode, tag, note, rat, fort, pain, main, rue, pin, four, fire, real, sin, come, once, pan, actual, sol, mayo, pastel, pie, son, plum, grave, mode, sensible, coin, chose, regal, mute, live, play, men, car, champagne, ton, type, grain, date, pub, spa, page, nature, violet, olive, orange, marine, pastel, prune, lime, amber, tribal, cave, crude, bio, eco, nuts, note, hell, warm, sand, hut, gut, ballet, mint, wind, rain, den, tag, see, elegant, ginger, not, no, or, on, text, pastor, fast, corn, malt, code, as, met, hub, solid, social, local, natural, vital, original, digital, animal, urban, cool, clinical, minimal, modern, radical, tropical, park, glacier, volcano, crust, lager, post, dose, ale, mark, boot, boots, bug, star, wall, hose, rind, roman, chic, rad, sport, turbo, motor, villa, data, wolf, lava, salon, system, pirate, ton, chef';

export const ENGLISH_FUNCTION_WORDS =
  'the, and, of, to, is, are, with, for, we, our, that, this, it, you, your, from, at, by, an, be, but, not, who, they, their, want, have, has, which, as, or, its, us, my, i, should, would, where, what, all, than, into, about, more, like, make, makes, need, will, people, a, in, feel, look';

export const ENGLISH_HARMONIES: LanguageLexicon['harmonies'] = {
  monochromatic:
    'monochrome, monochromatic, tonal palette, single colour, single color, one colour, one color, one colour only, one color only, tone on tone, shades of one colour, shades of one color',
  analogous: 'analogous, neighbouring colours, neighboring colors, neighbouring hues, adjacent hues',
  complementary:
    'complementary, opposite colours, opposite colors, complementary colours, complementary colors',
  'split-complementary': 'split complementary',
  triadic: 'triadic, triad, three colours, three colors',
  tetradic: 'tetradic, double complementary',
  square: 'square harmony, square palette, square scheme, square colour scheme, square color scheme',
};
