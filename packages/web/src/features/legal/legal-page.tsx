import { useEffect } from 'react';
import { Link } from 'wouter';
import { PUBLIC_TITLES } from '../../data/public-titles.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ACCEPTABLE_USE } from './acceptable-use.tsx';
import { COOKIE_POLICY } from './cookie-policy.tsx';
import './legal.css';
import type { LegalSection, LegalText } from './legal-text.ts';
import { PRIVACY } from './privacy.tsx';
import { TERMS } from './terms.tsx';

const TEXTS = {
  terms: TERMS,
  privacy: PRIVACY,
  'cookie-policy': COOKIE_POLICY,
  'acceptable-use': ACCEPTABLE_USE,
} satisfies Record<string, LegalText>;

export type LegalName = keyof typeof TEXTS;

/** The page of a legal text, with a table of contents. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const title = PUBLIC_TITLES[`/${name}`];
  const { summary, sections } = TEXTS[name];
  usePageTitle(title);
  // The browser looks for the anchor before the page has loaded.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <article className="page pt-8 pb-20">
      <Link href="/" className="header-link no-print gap-2">
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        Back to Home
      </Link>
      <h1 className="m-0 mt-6 font-display text-title leading-tight tracking-tight sm:text-display">
        {title}
      </h1>
      <p className="note m-0 mt-4">
        Last updated: <time dateTime="2025-05-02">May 2, 2025</time>
      </p>
      <p className="m-0 mt-5 max-w-measure text-intro leading-relaxed text-muted">{summary}</p>
      <div className="legal-columns">
        <Contents sections={sections} />
        <div className="legal-text">
          {sections.map(({ id, title: heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="legal-contents no-print">
      <h2 id="contents" className="label m-0">
        Contents
      </h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
