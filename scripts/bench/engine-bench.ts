import { checkGuide, DEFAULT_SETTINGS, generateGuide, SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { type Figure, median } from './figure.ts';

const SUBJECTS = [
  'a bakery',
  'a bank',
  'a yoga studio',
  'a toy shop',
  'a law firm',
  'a vineyard',
  'a robotics lab',
];
const MANNERS = ['calm and natural', 'bold and loud', 'luxurious', 'playful', 'quiet and exact'];

const WARM_UP = 40;
const ROUNDS = 200;

/** The engine in one warm process. */
export async function benchEngine(): Promise<Figure[]> {
  const guides = await time(async (round) => {
    const description = `${SUBJECTS[round % SUBJECTS.length]} in town ${round}, ${MANNERS[round % MANNERS.length]}`;
    checkGuide(await generateGuide('ai', { description }));
  });
  const stylesheets = await time(async () => {
    await exportGuide(SAMPLE_GUIDE, DEFAULT_SETTINGS, 'css');
  });
  return [
    { name: 'brief → checked guide, warm, median', value: median(guides), unit: 'ms', target: 3 },
    { name: 'guide → CSS, warm, median', value: median(stylesheets), unit: 'ms', target: 15 },
  ];
}

async function time(work: (round: number) => Promise<void>): Promise<number[]> {
  for (let round = 0; round < WARM_UP; round++) await work(round);
  const taken: number[] = [];
  for (let round = WARM_UP; round < WARM_UP + ROUNDS; round++) {
    const start = performance.now();
    await work(round);
    taken.push(performance.now() - start);
  }
  return taken;
}
