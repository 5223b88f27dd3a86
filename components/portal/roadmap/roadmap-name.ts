const DEFAULT = 'Roadmap'

/** A roadmap's name: the team's, or the reader's word where it is still the one that every roadmap begins with. */
export const roadmapName = (name: string, word: string): string => (name === DEFAULT ? word : name)
