import type { CatalogView } from '@stylekit/server/contract';

/** What a plan of Premium holds. */
export function PlanHolds({ plan }: { readonly plan: CatalogView['plans'][number] }) {
  const lines = [
    `${plan.monthlyAiCredits} AI credits every month, for AI and Co-Pilot Mode`,
    'Unused credits never expire',
    `Up to ${plan.activeCustomGuides} active custom style guides; delete one to create another`,
  ];
  return (
    <ul className="plan-features">
      {lines.map((line) => (
        <li key={line}>
          <span className="i-lucide-check mt-[3px] text-[15px]" aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  );
}
