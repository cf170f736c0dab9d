import type { CatalogView } from '@stylekit/server/contract';

/** The features of a Premium plan. */
export function PlanFeatures({ plan }: { readonly plan: CatalogView['plans'][number] }) {
  const lines = [
    `${plan.monthlyAiCredits} AI credits every month, for AI and Co-Pilot Mode`,
    'Unused credits never expire',
    `Up to ${plan.activeCustomGuides} active custom style guides; delete one to create another`,
  ];
  return (
    <ul className="plan-features">
      {lines.map((line) => (
        <li key={line}>
          <span className="i-lucide-check mt-0.5 text-prose" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
