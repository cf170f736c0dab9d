import type { ReactNode } from 'react';

/** The text of a legal page. */
export interface LegalText {
  /** One or two sentences shown under the title. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The anchor of the section. Links from other sites depend on it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}
