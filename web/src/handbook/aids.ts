/** What the page beside the table shows: charts, and paragraphs of the handbook. */
// prettier-ignore
export const AIDS: Record<string, { charts: string[]; paragraphs: string[] }> = {
  runner: {
    charts: ['runner', 'run'],
    paragraphs: [
      'goal', 'runner-actions', 'approach', 'breaking', 'kinds', 'passing', 'access', 'trashing', 'memory', 'traces',
      'tags', 'damage',
    ],
  },
  corp: {
    charts: ['corp', 'run'],
    paragraphs: [
      'goal', 'corp-actions', 'servers', 'installing', 'rezzing', 'advancing', 'scoring', 'traces', 'tags', 'damage',
      'viruses', 'windows',
    ],
  },
  gangs: {
    charts: ['gangs-turn', 'firefight', 'netrun', 'reclaim'],
    paragraphs: [
      'gangs-goal', 'activate', 'moving', 'poi', 'resources', 'casualties', 'combat-cards', 'seizing', 'hiring',
      'drones', 'hideouts', 'dominance',
    ],
  },
}

/** Which aids a game has. */
export const AIDS_OF: Record<string, string[]> = { netrunner: ['runner', 'corp'], gangs: ['gangs'] }
