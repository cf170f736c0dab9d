import { EXPORT_PATH } from '../account.api.ts';

/** A plain download link, so that the browser shows progress and errors. */
export function DataExport() {
  return (
    <>
      <p className="m-0 max-w-measure text-muted">
        One JSON file with your account, projects, style guides, brand memory, uploads, sessions and credit
        history.
      </p>
      <a href={EXPORT_PATH} download="stylekit-account.json" className="account-download">
        <span className="i-lucide-download text-prose" aria-hidden="true" />
        Download my data
      </a>
    </>
  );
}
