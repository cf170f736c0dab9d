import { Link } from 'wouter';
import { ContactLink } from './contact-link.tsx';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy. It describes what the server stores and sends; change it together with them. */
export const PRIVACY: LegalText = {
  summary:
    'Which data StyleKit collects, why, how long it is stored, who else receives it, and how you get it, correct it or delete it.',
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      content: (
        <>
          <p>
            <strong>Voluntarily.</strong> What you enter: your account data, projects, logos, briefs, style
            guides, and the preferences that a project remembers. You can use the demo without an account; it
            runs in your browser, and we do not store your brief.
          </p>
          <p>
            <strong>Automatically.</strong> What a request to a server contains: log data and device data, as
            described below, and what you do with credits and payments in your account.
          </p>
          <p>
            We use this data to run StyleKit, keep it secure, and bill what you buy. We do not sell or rent
            it.
          </p>
        </>
      ),
    },
    {
      id: 'log-data',
      title: 'Log data',
      content: (
        <p>
          The server logs the time, method, path and result of each request, and errors. It does not log your
          IP address, search parameters or what you typed; email addresses and codes are redacted. To limit
          abuse, it counts attempts per network and email address under a hash, which is deleted when the
          limit resets, after a day at most. The hosting provider may keep network logs of its own.
        </p>
      ),
    },
    {
      id: 'device-data',
      title: 'Device data',
      content: (
        <>
          <p>For each session, so that you can recognize and end it on your account page, we store:</p>
          <ul>
            <li>the type of your device, its operating system and browser, from what your browser sends;</li>
            <li>your network, which is your IP address without its last part, never the full address;</li>
            <li>when the session started and was last used.</li>
          </ul>
          <p>
            We do not ask for your geo-location and do not compute it. A shortened address can at most
            indicate a region.
          </p>
        </>
      ),
    },
    {
      id: 'personal-information',
      title: 'Personal information',
      content: (
        <>
          <ul>
            <li>
              <strong>Account:</strong> your name, your email address, when you accepted the terms, and your
              password as a hash from which it cannot be read.
            </li>
            <li>
              <strong>Sign-in with Google:</strong> the identifier of your Google account, and from it your
              name, email address and picture. Your browser loads the picture from Google.
            </li>
            <li>
              <strong>Payments:</strong> your customer and payment numbers at the payment provider, amounts,
              dates, and links to receipts. We never receive your card number.
            </li>
          </ul>
          <p>
            You can purchase a subscription or credits. There is no newsletter today. If we offer one, its
            sign-up collects your name and email address, only if you subscribe, and every issue has a link to
            unsubscribe.
          </p>
        </>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      content: (
        <ul>
          <li>Your account, projects and style guides: until you delete them or your account.</li>
          <li>A registration that is not verified: seven days.</li>
          <li>Sessions: until you log out, at most 30 days, or 7 days without use.</li>
          <li>Mails to you: encrypted until they are sent, at most three days.</li>
          <li>A logo that no project uses: about a day.</li>
          <li>
            After you delete your account: the list of credit movements, under a number that no longer
            identifies you, and the numbers of payment events without their content. Backups and the payment
            provider keep data as long as the law or their rotation requires.
          </li>
        </ul>
      ),
    },
    {
      id: 'children',
      title: 'Children under 13',
      content: (
        <p>
          StyleKit is not directed at children under 13, and we do not knowingly collect their data. If you
          believe that a child has registered, write to us and we delete the account. Where the GDPR applies
          and we rely on consent, we ask for the consent of a parent for users under 16.
        </p>
      ),
    },
    {
      id: 'third-parties',
      title: 'Disclosure to third parties',
      content: (
        <>
          <p>These kinds of services receive data, each only what it needs:</p>
          <dl>
            <dt>Hosting and file storage</dt>
            <dd>Stores the database and uploaded logos for us.</dd>
            <dt>Email delivery services</dt>
            <dd>
              One delivers codes and messages about your account to your address. A second one is used for a
              newsletter, if we offer it.
            </dd>
            <dt>Card payment provider</dt>
            <dd>
              Receives your name and email address when you start a purchase, and your payment data directly
              from you.
            </dd>
            <dt>Language model provider</dt>
            <dd>
              If this site uses one, it receives the brief and the remembered preferences of the project in AI
              and Co-Pilot mode, without your name and email address. We ask it not to store them. Without
              one, our own generator on this server reads the brief. Custom mode uses neither.
            </dd>
            <dt>Sign-in provider</dt>
            <dd>Google learns that you sign in to StyleKit, only if you choose to sign in with it.</dd>
            <dt>Human-verification service</dt>
            <dd>
              If this site uses one, it receives your IP address and data about your browser when you open the
              registration form with email.
            </dd>
            <dt>Analytics service</dt>
            <dd>
              None is loaded today. If that changes, it runs only with your consent and is described here
              first.
            </dd>
          </dl>
          <p>
            We also disclose data if the law requires it, or to a successor who continues StyleKit under this
            policy.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'Security',
      content: (
        <p>
          Connections are encrypted, passwords are hashed with argon2id, session keys and codes are stored
          only as hashes, and mails are encrypted until they are sent. No system is perfectly secure; if a
          breach affects you, we inform you as the law requires.
        </p>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      content: (
        <>
          <p>You can do these on your account page, without asking us:</p>
          <ul>
            <li>download all data stored about you as one file;</li>
            <li>correct your name and change your password;</li>
            <li>see your sessions and end them;</li>
            <li>delete your account with everything in it.</li>
          </ul>
          <p>
            For anything else, such as another email address or an objection, write to <ContactLink />. We
            answer within 30 days and may ask you to confirm that the account is yours.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      content: (
        <p>
          We set only essential cookies. The <Link href="/cookie-policy">Cookie Policy</Link> lists them by
          name, with everything else that is stored in your browser.
        </p>
      ),
    },
    {
      id: 'us-states',
      title: 'Disclosures for US states',
      content: (
        <>
          <p>
            Depending on your state, you have the right to know, receive, correct and delete your data, to opt
            out of its sale and of targeted advertising, and not to be treated worse because you use these
            rights. We do neither sell data nor use it for targeted advertising.
          </p>
          <p>
            <strong>California.</strong> In the past 12 months we collected these categories: identifiers
            (name, email address, shortened IP address), commercial information (purchases and credits),
            internet activity (sessions and log data), and what you entered. The sources are you, your browser
            and, if you use it, your Google account. We disclosed them only to the kinds of services listed
            above, for the purposes listed there. Once per calendar year, California residents may ask which
            personal information we disclosed to others for their direct marketing. We disclose none.
          </p>
          <p>Our pages do not track you, so they treat a "Do Not Track" signal like any other visit.</p>
        </>
      ),
    },
    {
      id: 'gdpr',
      title: 'Disclosures under the GDPR',
      content: (
        <>
          <p>
            If you are in the European Economic Area, the United Kingdom or Switzerland, the operator of this
            site is the controller of your data. We process it to perform our contract with you (account,
            style guides, payments), for our legitimate interest in security and prevention of abuse
            (sessions, limits, logs), to fulfill legal obligations (accounting), and otherwise with your
            consent, which you can withdraw at any time.
          </p>
          <p>
            You have the right to access, correct, delete and receive your data, to restrict or object to its
            processing, and to complain to a supervisory authority. Data may be processed in the United
            States; we then rely on the safeguards that the law provides, such as standard contractual
            clauses. We make no automated decisions with legal effects on you.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      content: (
        <p>
          This policy took effect on May 2, 2025. When we change it, we update the date at the top. We
          announce important changes by email before they take effect.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      content: (
        <p>
          Questions about your data: <ContactLink />.
        </p>
      ),
    },
  ],
};
