import { afterEach } from 'vitest';
import { closePages } from './browser-app.ts';

afterEach(closePages);
