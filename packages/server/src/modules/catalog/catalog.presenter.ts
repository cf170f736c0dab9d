import { DESIGN_STYLES, FONTS, HARMONY_CHOICES, INDUSTRIES } from '@stylekit/engine';
import type { Config } from '../../config/config.ts';
import { FREE_CREDITS, MEMORY, UPLOAD_QUOTA_BYTES } from '../../config/limits.ts';
import { MAX_CHARACTERS, MIN_CHARACTERS } from '../account/new-password.policy.ts';
import { CURRENCY, PACKS, PLANS } from '../billing/offers.ts';
import { MAX_LOGO_BYTES } from '../upload/prepare-logo.ts';
import { CODE_LENGTH } from '../verification/code.ts';
import type { CatalogView } from './catalog.schema.ts';

/** The catalog of a server: the engine's lists, the plans and packs, and which services are configured. */
export function presentCatalog(config: Config): CatalogView {
  return {
    ...presentChoices(),
    free: { aiCredits: FREE_CREDITS.ai, customGuides: FREE_CREDITS.custom },
    plans: PLANS.map((plan) => ({
      ...plan,
      currency: CURRENCY,
      priceId: config.stripe?.prices[plan.plan] ?? null,
    })),
    packs: PACKS.map((pack) => ({
      ...pack,
      currency: CURRENCY,
      priceId: config.stripe?.prices[`pack${pack.credits}`] ?? null,
    })),
    limits: {
      logoBytes: MAX_LOGO_BYTES,
      logoTypes: ['image/png', 'image/jpeg', 'image/svg+xml'],
      uploadQuotaBytes: UPLOAD_QUOTA_BYTES,
      codeLength: CODE_LENGTH,
      passwordLength: { min: MIN_CHARACTERS, max: MAX_CHARACTERS },
      memoryNotes: MEMORY.maxOwnerEntries.note,
    },
    simulated: {
      mail: !config.isProduction && config.mail.smtpUrl === null,
      google: isGoogleSimulated(config),
      payment: isPaymentSimulated(config),
    },
    googleSignIn: config.google !== null,
    recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
  };
}

function presentChoices(): Pick<CatalogView, 'fonts' | 'industries' | 'designStyles' | 'harmonies'> {
  return {
    fonts: FONTS.map(({ name, category, weights, styles, character }) => ({
      name,
      category,
      weights: [...weights],
      styles: [...styles],
      character,
    })),
    industries: INDUSTRIES.map(({ value, label }) => ({ value, label })),
    designStyles: DESIGN_STYLES.map(({ value, label, description, examples }) => ({
      value,
      label,
      description,
      examples: [...examples],
    })),
    harmonies: HARMONY_CHOICES.map((value) => ({
      value,
      label: value.charAt(0).toUpperCase() + value.slice(1),
    })),
  };
}

/** The mock answers on this machine; Stripe does not. */
function isPaymentSimulated({ isProduction, stripe }: Config): boolean {
  return !isProduction && stripe?.apiBase?.startsWith('http://127.0.0.1:') === true;
}

/** The mock runs on this machine; Google does not. */
function isGoogleSimulated({ isProduction, google }: Config): boolean {
  if (isProduction || google === null) return false;
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(google.authorizeUrl).hostname);
}
