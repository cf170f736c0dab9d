interface Mark {
  readonly name: string;
  readonly pattern: RegExp;
}

/** The first match wins: most browsers also contain Chrome or Safari, and most systems Linux. */
const BROWSERS: readonly Mark[] = [
  { name: 'Edge', pattern: /\bEdg(?:e|A|iOS)?\// },
  { name: 'Opera', pattern: /\b(?:OPR|OPT|Opera)\// },
  { name: 'Samsung Internet', pattern: /\bSamsungBrowser\// },
  { name: 'Vivaldi', pattern: /\bVivaldi\// },
  { name: 'Firefox', pattern: /\b(?:Firefox|FxiOS)\// },
  { name: 'Chrome', pattern: /(?:Chrome|Chromium|CriOS)\// },
  { name: 'Safari', pattern: /\bVersion\/[\d.]+.*\bSafari\// },
];
const SYSTEMS: readonly Mark[] = [
  { name: 'iPhone', pattern: /\b(?:iPhone|iPod)\b/ },
  { name: 'iPad', pattern: /\biPad\b/ },
  { name: 'Android', pattern: /\bAndroid\b/ },
  { name: 'ChromeOS', pattern: /\bCrOS\b/ },
  { name: 'Windows', pattern: /\bWindows\b/ },
  { name: 'macOS', pattern: /\bMac(?:intosh| OS X)\b/ },
  { name: 'Linux', pattern: /\bLinux\b/ },
];
/** The product name of non-browser clients, such as `curl/8.10`. */
const PRODUCT = /^(?!Mozilla\/)([A-Za-z][\w.-]{0,29})(?:\/|$)/;

/** A readable name for a user agent, such as `Firefox on Windows`. */
export function toDeviceName(userAgent: string): string {
  const browser = nameOf(BROWSERS, userAgent) ?? PRODUCT.exec(userAgent)?.[1] ?? 'Unknown browser';
  const system = nameOf(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

function nameOf(marks: readonly Mark[], userAgent: string): string | undefined {
  return marks.find(({ pattern }) => pattern.test(userAgent))?.name;
}
