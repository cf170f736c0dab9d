import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Everything comes from this origin; nothing is inline, framed, embedded or sent elsewhere. Only images may come from
 * any https URL, because a project's logo may be external.
 */
const DIRECTIVES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Required by reCAPTCHA, if the operator has enabled it. */
const RECAPTCHA_DIRECTIVES = {
  'script-src': ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/'],
};

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Sets the security headers of every response; strict transport only if the public URL is https. Their values are
 * computed once.
 */
export const securityHeaders = fastifyPlugin<Pick<Config, 'publicUrl' | 'recaptcha'>>(
  async (app, { publicUrl, recaptcha }) => {
    const isHttps = publicUrl.startsWith('https:');
    const directives = { ...DIRECTIVES, ...(recaptcha === null ? {} : RECAPTCHA_DIRECTIVES) };
    const setHeaders = helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: isHttps ? { ...directives, 'upgrade-insecure-requests': [] } : directives,
      },
      strictTransportSecurity: isHttps ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    });
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('permissions-policy', PERMISSIONS);
      setHeaders(request.raw, reply.raw, () => done());
    });
  },
  { name: 'security-headers' },
);
