export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Frequently asked questions. Each answer is true of the current version. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'What is a style guide?',
    answer:
      'A document that fixes how a brand looks: its colors with codes and roles, its fonts and sizes, ' +
      'and how buttons, links and inputs use them. Everyone who works on the brand can follow it, and ' +
      'code can import it.',
  },
  {
    question: 'How long does a style guide take?',
    answer:
      'Usually less than two minutes. The built-in generator needs a few seconds; a language model, if ' +
      'this site uses one, takes longer. You can leave the page while it works. Custom guides are ready ' +
      'at once.',
  },
  {
    question: 'Do I need design experience?',
    answer:
      'No. AI Mode needs one description of your brand. The guide explains each choice in plain ' +
      'sentences and shows which color pairs are readable, so you can use it without knowing color ' +
      'theory.',
  },
  {
    question: 'What are the three modes?',
    answer:
      'AI Mode needs only the purpose of the brand. Co-Pilot Mode adds optional choices such as ' +
      'industry, style, colors and a font. In Custom Mode you choose seven colors and two fonts ' +
      'yourself, without AI.',
  },
  {
    question: 'Which design styles can I choose?',
    answer:
      'Twelve: Minimalist, Modern, Contemporary, Corporate, Luxury, Playful/Creative, Retro/Vintage, Elegant, ' +
      'Tech, Organic/Natural, Industrial and Minimalist Luxury.',
  },
  {
    question: 'Which industries are there?',
    answer:
      'Eighteen: Technology, Finance, Healthcare, Education, Retail, Food & Beverage, Travel & ' +
      'Hospitality, Entertainment, Manufacturing, Real Estate, Non-Profit, Government, Creative ' +
      'Services, Fitness & Wellness, Beauty, Fashion, Automotive, and Other, where you type your own.',
  },
  {
    question: 'What can I enter in Co-Pilot Mode?',
    answer:
      'The description of the brand, and as much as you like of the following: industry, design style, ' +
      'target audience, a primary and a secondary color, a Google Font and a color harmony. Colors you ' +
      'enter are kept exactly.',
  },
  {
    question: 'Which fonts does StyleKit use?',
    answer:
      'Thirty open-source families from Google Fonts, in the weights that exist. This site serves them ' +
      'itself; your exported CSS loads them from Google Fonts unless you host them, too.',
  },
  {
    question: 'How many projects can I have?',
    answer: 'As many as you like, on every plan. A project is a brand and can hold many style guides.',
  },
  {
    question: 'Are my style guides saved?',
    answer:
      'Yes. Guides in a project are stored in your account, with your button and type settings. A guide you ' +
      'make on this page without an account stays in your browser until you keep it.',
  },
  {
    question: 'Can I share a style guide?',
    answer:
      'Share the exported files, or print the guide from the browser. A guide made in the demo has a ' +
      'link that makes the same guide for anyone who opens it. View-only links to saved guides are ' +
      'planned and not available yet.',
  },
  {
    question: 'What can I export?',
    answer:
      'CSS variables, the guide as JSON, and design tokens in the format of the Design Tokens Community ' +
      'Group. A PDF is planned and not available yet.',
  },
  {
    question: 'Can I use my style guides commercially?',
    answer: 'Yes. You have full commercial rights to your style guides. We claim no rights to them.',
  },
  {
    question: 'What is free?',
    answer:
      'Each new account has 3 AI or Co-Pilot guides and 3 Custom guides, with every export, and needs ' +
      'no credit card.',
  },
  {
    question: 'How do I buy credits?',
    answer:
      'On the Buy Credits tab of your account: 15 credits for $5, 30 for $9 or 60 for $20, paid once by ' +
      'card. You do not need a subscription.',
  },
  {
    question: 'Which types of credits are there?',
    answer:
      'AI credits pay for guides in AI and Co-Pilot Mode, one each; a guide that fails costs nothing. ' +
      'Custom guides have their own limit. AI credits do not expire.',
  },
  {
    question: 'What is the difference between the account types?',
    answer:
      'A free account has 3 AI and 3 Custom guides in total. Premium, billed monthly or annually, adds ' +
      '30 AI guides every month and allows 100 active Custom guides at a time.',
  },
  {
    question: 'How does StyleKit compare with other design assets?',
    answer:
      'Palette tools give you colors, and token tools process values you already have. StyleKit derives ' +
      'colors, fonts and interface tokens from a description and checks them. The table above lists ' +
      'what we could verify, and what each tool does better.',
  },
];
