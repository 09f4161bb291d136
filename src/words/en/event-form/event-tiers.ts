export const eventTiersTexts = {
  title: 'If places are free, also invite',
  group: 'Group',
  when: 'When',
  hours: '{n, plural, one {# hour before} other {# hours before}}',
  add: 'Add a group',
  remove: 'Remove {group}',
  people:
    '{n, plural, =0 {This group is still empty.} one {Invites # person.} other {Invites # people.}}',
  note: 'Until then they don’t see this event. If it’s full at that time, they’re invited as soon as a place opens up.',
  friends: 'Friends',
  favorites: 'Favorites',
  club: 'Club {name}',
  panel: 'If places are free',
  asked: 'Invited {when}',
  planned: '{when}, if places are free',
  waiting: 'As soon as a place opens up',
} as const
