export const cohostTexts = {
  cohosts: 'Cohosts',
  note: 'They can edit the event, run the roster and check players in.',
  noteOfTournament:
    'They can edit the tournament and every division, plan the day, run the desk and check players in.',
  remove: 'Remove {name}',
  fromTournament: 'Cohost of the whole tournament',
  with: 'with {names}',
} as const
