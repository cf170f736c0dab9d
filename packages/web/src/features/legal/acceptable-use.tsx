import { Link } from 'wouter';
import { ContactLink } from './contact-link.tsx';
import type { LegalText } from './legal-text.ts';

/** The Acceptable Use Policy. */
export const ACCEPTABLE_USE: LegalText = {
  summary: 'What you may not do with StyleKit, so that it stays fast, fair and safe for everyone.',
  sections: [
    {
      id: 'fair-use',
      title: 'Fair use',
      content: (
        <>
          <p>
            StyleKit is shared. Use it in a way that leaves enough for others: requests, sign-ins, emailed
            codes, uploads and generated style guides have limits, and these limits apply to each account and
            network.
          </p>
          <p>
            Scripts may use the API within these limits. Creating several accounts to get more free credits,
            and anything else that circumvents a limit, is not fair use.
          </p>
        </>
      ),
    },
    {
      id: 'accountability',
      title: 'Customer accountability',
      content: (
        <p>
          You are responsible for what you enter, upload and publish with StyleKit, and for everyone you let
          use your account. You must have the right to use the names, logos and texts that you enter. Keep
          your password and your emailed codes secret, and report misuse of your account to us.
        </p>
      ),
    },
    {
      id: 'prohibited-activity',
      title: 'Prohibited activity',
      content: (
        <>
          <p>You may not use StyleKit, or help others use it, for any of the following.</p>
          <dl>
            <dt>Infringement</dt>
            <dd>
              Violating copyrights, trademarks, privacy or other rights, such as uploading a logo that you may
              not use.
            </dd>
            <dt>Spam</dt>
            <dd>
              Sending unsolicited mass messages, or registering addresses of others so that StyleKit sends
              mail to them.
            </dd>
            <dt>Malicious activity</dt>
            <dd>
              Spreading malware, attacking or overloading StyleKit or other systems, guessing passwords or
              codes, reading data of others, or uploading files that are made to cause harm.
            </dd>
            <dt>Impersonation</dt>
            <dd>
              Pretending to be a person or brand that you do not represent, for example by copying a brand for
              a fraudulent site.
            </dd>
          </dl>
          <p>
            Testing the security of your own account is welcome. Report what you find to us before you publish
            it, and do not read or change data of others.
          </p>
        </>
      ),
    },
    {
      id: 'consequences',
      title: 'What happens on violations',
      content: (
        <p>
          We may remove content, limit an account, or suspend or end it as described in the{' '}
          <Link href="/terms#right-to-terminate">Terms of Service</Link>. We report illegal activity where the
          law requires it.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      content: (
        <p>
          We may revise this policy. A revised policy takes effect when you next use StyleKit, or 30 days
          after it is published on this page, whichever is earlier.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Report misuse or ask about this policy: <ContactLink />.
        </p>
      ),
    },
  ],
};
