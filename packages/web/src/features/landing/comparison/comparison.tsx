import { LandingSection } from '../landing-section.tsx';
import { CHECKED_ON, COLUMNS, type Fact, TOOLS } from './comparison-data.ts';
import './comparison.css';

const LEAD =
  'What each tool does, and what to choose it for. We list only facts with a source. “Not stated” means ' +
  'that we found none, not that the tool cannot do it.';

/** A table of StyleKit and other design assets, with the sources of its facts. */
export function Comparison() {
  return (
    <LandingSection id="comparison" title="An honest comparison" lead={LEAD}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable with the keyboard. */}
      <section className="comparison-frame" aria-label="Comparison table" tabIndex={0}>
        <table className="comparison">
          <thead>
            <tr>
              <th scope="col">Tool</th>
              {COLUMNS.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOOLS.map((tool) => (
              <tr key={tool.name}>
                <th scope="row">{tool.name}</th>
                {COLUMNS.map(({ key }) => (
                  <td key={key}>
                    <Cell fact={tool[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Sources />
    </LandingSection>
  );
}

function Cell({ fact }: { readonly fact: Fact }) {
  return fact ?? <span className="comparison-unknown">Not stated</span>;
}

function Sources() {
  return (
    <details className="comparison-sources">
      <summary>
        <span>
          Checked on <time dateTime={CHECKED_ON.iso}>{CHECKED_ON.text}</time>. Sources
        </span>
        <span className="i-lucide-chevron-down details-chevron" aria-hidden="true" />
      </summary>
      <ul>
        {TOOLS.flatMap(({ name, sources }) =>
          sources.map((source) => (
            <li key={source}>
              {name}:{' '}
              <a href={source} className="text-link" rel="noreferrer">
                {source.replace('https://', '')}
              </a>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
