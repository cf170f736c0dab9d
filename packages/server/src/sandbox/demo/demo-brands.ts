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
          { hex: '#261A13', name: 'Oven door' },
          { hex: '#E8D3B0', name: 'Flour' },
        ],
        accent: [
          { hex: '#E0662F', name: 'Embers' },
          { hex: '#FBF6EC', name: 'Baking paper' },
          { hex: '#1F5468', name: 'Tile blue' },
          { hex: '#CFC8BD', name: 'Flagstone' },
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
          { hex: '#12151F', name: 'Night' },
          { hex: '#93ABEA', name: 'Dusk' },
        ],
        accent: [
          { hex: '#F4C430', name: 'Filament' },
          { hex: '#F7F6F2', name: 'Lampshade' },
          { hex: '#2E8B7A', name: 'Saved' },
          { hex: '#C9CDD6', name: 'Standby' },
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
          { hex: '#15262A', name: 'Switch' },
          { hex: '#A6D3E2', name: 'Pale sky' },
        ],
        accent: [
          { hex: '#F6AE2D', name: 'Noon' },
          { hex: '#F9F7F1', name: 'Letter paper' },
          { hex: '#D9502E', name: 'Kettle' },
          { hex: '#CDD3D1', name: 'Envelope' },
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
