import { Link } from 'wouter';
import { ContactLink } from './contact-link.tsx';
import type { LegalText } from './legal-text.ts';

/** The Terms of Service. */
export const TERMS: LegalText = {
  summary:
    'These terms are the agreement between you and the operator of this StyleKit site ("we"). ' +
    'By creating an account or using StyleKit, you accept them.',
  sections: [
    {
      id: 'accounts',
      title: 'Accounts',
      content: (
        <>
          <p>
            You can use the demo without an account. For everything else you register with your name and an
            email address that you can receive mail at, or sign in with Google. You must be at least 13 years
            old.
          </p>
          <p>
            Keep your password secret. You are responsible for what happens in your account. If you suspect
            that someone else uses it, change your password and end the other sessions on your account page.
          </p>
        </>
      ),
    },
    {
      id: 'plans-and-credits',
      title: 'Plans, credits and payment',
      content: (
        <>
          <p>
            A new account includes free credits for style guides. You can buy more credits, or subscribe to
            Premium monthly or annually. Prices and what they include are shown before you pay.
          </p>
          <ul>
            <li>
              A subscription renews until you cancel it. You can cancel at any time, to the end of the paid
              period.
            </li>
            <li>AI credits that you have remain available when a subscription ends.</li>
            <li>
              An AI credit is used when a style guide is generated. If generation fails, you get it back.
            </li>
            <li>
              Deleting a style guide does not return its AI credit. A refund takes back the same share of the
              credits that the payment bought.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'limitations-of-use',
      title: 'Limitations of Use',
      content: (
        <>
          <p>
            You may use StyleKit for personal and commercial work within these terms, the law and the{' '}
            <Link href="/acceptable-use">Acceptable Use Policy</Link>. You may not:
          </p>
          <ul>
            <li>use StyleKit to break a law or to violate the rights of others;</li>
            <li>attack, overload or circumvent its limits, credits or access controls;</li>
            <li>access accounts or data of others;</li>
            <li>resell access to StyleKit as if it were your own service.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      content: (
        <>
          <p>
            <strong>Your work is yours.</strong> You keep all rights to the briefs, names, logos and colors
            that you enter. Style guides that you make, and their exports, are yours to use without limit,
            also commercially. We claim no rights to them and process them only to run StyleKit for you.
          </p>
          <p>
            StyleKit may suggest the same colors or fonts to other people. We cannot promise that a style
            guide is unique or free of the rights of others, such as trademarks. Check this before you rely on
            it.
          </p>
          <p>
            The fonts that style guides use have licenses of their own, which also apply to you. The StyleKit
            name, logo and site remain ours or our licensors', except where a license says otherwise.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      content: (
        <>
          <p>
            StyleKit is provided "as is" and "as available". As far as the law permits, we give no warranty,
            such as that StyleKit is always available, free of errors or fit for a certain purpose.
          </p>
          <p>
            As far as the law permits, we are not liable for indirect or consequential damage, such as lost
            profit or lost data, and our total liability is limited to what you paid us in the twelve months
            before the damage. Nothing in these terms limits liability that the law does not allow us to
            limit.
          </p>
        </>
      ),
    },
    {
      id: 'accuracy-of-materials',
      title: 'Accuracy of Materials',
      content: (
        <p>
          Style guides, explanations and contrast values are computed, in part by a language model where one
          is configured, and can contain errors. The texts on this site can too. We may correct them at any
          time, but do not promise to keep everything up to date. Review a style guide before you publish it.
        </p>
      ),
    },
    {
      id: 'links',
      title: 'Links',
      content: (
        <p>
          StyleKit links to sites of others, such as the checkout of the payment provider. We do not control
          these sites and are not responsible for their content. A link is not an endorsement.
        </p>
      ),
    },
    {
      id: 'right-to-terminate',
      title: 'Right to Terminate',
      content: (
        <>
          <p>
            You can delete your account at any time on your account page. This cancels a running subscription
            and deletes your projects and style guides for good. Export what you need first.
          </p>
          <p>
            We may suspend or end your access if you seriously or repeatedly violate these terms, or if the
            law requires it. Where possible we warn you first and let you export your work.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      content: (
        <p>
          We may change these terms. The date at the top shows the latest version. The new terms apply to your
          use after they are published. If you do not accept them, stop using StyleKit and delete your
          account.
        </p>
      ),
    },
    {
      id: 'severance',
      title: 'Severance',
      content: (
        <p>
          If a part of these terms is invalid or cannot be enforced, the other parts remain in effect. The
          invalid part is replaced by a valid one that comes closest to its purpose.
        </p>
      ),
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      content: (
        <p>
          These terms are governed by the laws of the United States, regardless of their conflict of law
          rules. If you are a consumer, you keep the protection of the mandatory laws of the country you live
          in.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Questions about these terms: <ContactLink />. How we handle personal data is described in the{' '}
          <Link href="/privacy">Privacy Policy</Link>.
        </p>
      ),
    },
  ],
};
