/** Stands wherever a local stand-in answers instead of the real service. */
export function SimulatedMark() {
  return <span className="simulated-badge">Simulated</span>;
}
