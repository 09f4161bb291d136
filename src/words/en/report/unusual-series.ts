export const unusualSeriesTexts = {
  title: 'Unusual events',
  note: 'A reason to look, not a verdict. You can make an event unranked on its page.',
  events: '{n, plural, one {# finished event} other {# finished events}}',
  latest: 'Open the latest',
  held: '{n, plural, one {results of one event} other {results of # events}} wait for you: too many at once, or the same few again and again',
  few: '{n, plural, one {only # player in all of them} other {the same # players in all of them}}',
  medals: '{n} gold medals for one player',
  lopsided: '{n} of {of} scores lopsided',
} as const
