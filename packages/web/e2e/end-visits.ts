import { afterEach } from 'vitest';
import { endVisits } from './browser-app.ts';

afterEach(endVisits);
