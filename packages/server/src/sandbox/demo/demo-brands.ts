import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import type { CustomBrief } from '@stylekit/engine/brief';
import type { StyleTileBody } from '../../modules/style-tile/style-tile.schema.ts';

/** A fictional brand and its style guides. */
export interface DemoBrand {
  readonly name: string;
  readonly description: string;
  readonly guides: readonly StyleTileBody[];
}

const FORNO = 'A bakery in Lisbon that bakes sourdough over oak and sells it warm until noon';
const LUMEN = 'An app that helps families monitor their electricity use and cut it in half';

export const DEMO_BRANDS: readonly DemoBrand[] = [
  {
    name: 'Forno',
    description: FORNO,
    guides: [
      { generationMode: 'ai', description: FORNO },
      {
        generationMode: 'copilot',
        description: FORNO,
        industry: 'food',
        designStyle: 'retro',
        targetAudience: 'Neighbors who buy bread every day',
        primaryColorHex: '#9C4A1A',
      },
      toCustom({
        mode: 'custom',
        name: 'Oak and crust',
        description: 'The current colors of the shop',
        primary: { hex: '#7A3E12', name: 'Crust' },
        secondary: [
          { hex: '#E8D3B0', name: 'Flour' },
          { hex: '#3F4A34', name: 'Olive door' },
        ],
        accent: [
          { hex: '#C8502B', name: 'Embers' },
          { hex: '#F2B544', name: 'Butter' },
          { hex: '#2C5F73', name: 'Tile blue' },
          { hex: '#5B2333', name: 'Port wine' },
        ],
        headerFont: 'Playfair Display',
        bodyFont: 'Work Sans',
      }),
    ],
  },
  {
    name: 'Lumen',
    description: LUMEN,
    guides: [
      { generationMode: 'ai', description: LUMEN },
      toCustom({
        mode: 'custom',
        name: 'Night and filament',
        description: 'For the evening view of the app',
        primary: { hex: '#1D2B5F', name: 'Evening' },
        secondary: [
          { hex: '#F4C430', name: 'Filament' },
          { hex: '#4C6A92', name: 'Dusk' },
        ],
        accent: [
          { hex: '#2E8B7A', name: 'Saved' },
          { hex: '#D1495B', name: 'Peak' },
          { hex: '#8D99AE', name: 'Standby' },
          { hex: '#6B4C9A', name: 'Forecast' },
        ],
        headerFont: 'Quicksand',
        bodyFont: 'Inter',
      }),
      toCustom({
        mode: 'custom',
        name: 'Daylight',
        description: 'For printed mail to customers',
        primary: { hex: '#0E6E6E', name: 'Meter green' },
        secondary: [
          { hex: '#F6AE2D', name: 'Noon' },
          { hex: '#33658A', name: 'Sky line' },
        ],
        accent: [
          { hex: '#F26419', name: 'Kettle' },
          { hex: '#86BBD8', name: 'Pale sky' },
          { hex: '#55286F', name: 'Late hour' },
          { hex: '#9BC53D', name: 'Garden' },
        ],
        headerFont: 'Montserrat',
        bodyFont: 'Source Sans Pro',
      }),
    ],
  },
];

/** The request body of a custom guide. */
function toCustom(brief: CustomBrief): StyleTileBody {
  const { name, description } = brief;
  const guide = buildCustomGuide(parseBrief('custom', brief));
  return { generationMode: 'custom', name, description, generatedData: { ...guide } };
}
