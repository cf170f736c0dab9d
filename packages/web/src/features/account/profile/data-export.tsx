import { EXPORT_PATH } from '../account.api.ts';

/** A plain download link, so that the browser shows progress and errors. */
export function DataExport() {
  return (
    <>
      <p className="m-0 max-w-[60ch] text-muted">
        One JSON file with your account, projects, style guides, brand memory, uploads, sessions and credit
        history.
      </p>
      <a href={EXPORT_PATH} download="stylekit-account.json" className="account-download">
        <span className="i-lucide-download text-[15px]" aria-hidden="true" />
        Download my data
      </a>
    </>
  );
}
