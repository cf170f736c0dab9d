/** Marks features that a local mock provides. */
export function SimulatedBadge() {
  return <span className="simulated-badge">Simulated</span>;
}
