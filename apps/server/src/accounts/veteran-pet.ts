/** Veteran pets in order; a player who owns one gets the next (wire-user-and-tasks 2.4). */
const ladder = ['Wolf-Veteran', 'Tiger-Veteran', 'Lion-Veteran', 'Bear-Veteran', 'Fox-Veteran'] as const;

/** The pet given for verifying a username. */
export function veteranPet(pets: Readonly<Record<string, number>>): string {
  const best = ladder.findLastIndex((pet, i) => i < ladder.length - 1 && (pets[pet] ?? 0) > 0);
  return ladder[best + 1] ?? ladder[0];
}
