import { escapeHtml } from '../../lib/escape-html.ts';
import { DEMO_IDENTITIES, type GoogleIdentity } from './identities.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 10vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; font-weight: 500; margin: 0 0 1.5rem; }
.mark { font-size: .8125rem; border: 1px solid; border-radius: 4px; padding: .125rem .5rem; display: inline-block; margin-bottom: 1.5rem; }
button { font: inherit; width: 100%; text-align: start; padding: .75rem 1rem; margin-bottom: .5rem;
  border: 1px solid; border-radius: 4px; background: none; color: inherit; cursor: pointer; }
button span { display: block; font-size: .875rem; }
label { display: block; margin-bottom: .75rem; }
input:not([type=checkbox]) { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The account chooser; `request` contains the parameters of the authorization request, which are passed on. */
export function renderChooser(request: URLSearchParams, issuePath: string): string {
  const hidden = [...request].map(([name, value]) => hiddenInput(name, value)).join('');
  const identities = DEMO_IDENTITIES.map((identity) => renderIdentity(identity, hidden, issuePath)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account (simulated)</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">Simulated: this is not Google</p>
<h1>Choose an account</h1>
${identities}
<form action="${escapeHtml(issuePath)}" method="get">
${hidden}
<h2>Use another account</h2>
<label>Name <input name="as_name" required></label>
<label>Email <input name="as_email" type="email" required></label>
<label>Account number <input name="as_sub" pattern="[0-9]+" value="2000000001" required></label>
<label><input name="as_email_verified" type="checkbox" value="true" checked> Google has verified the email</label>
<button>Continue</button>
</form>
</main>
</body>
</html>
`;
}

function renderIdentity(identity: GoogleIdentity, hidden: string, issuePath: string): string {
  const { sub, email, emailVerified, name } = identity;
  const claims = { as_sub: sub, as_email: email, as_email_verified: String(emailVerified), as_name: name };
  const inputs = Object.entries(claims)
    .map(([key, value]) => hiddenInput(key, value))
    .join('');
  const note = emailVerified ? '' : ' (not verified)';
  const button = `<button>${escapeHtml(name)}<span>${escapeHtml(email)}${note}</span></button>`;
  return `<form action="${escapeHtml(issuePath)}" method="get">${hidden}${inputs}${button}</form>`;
}

function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}
