export const duprTexts = {
  title: 'DUPR file',
  open: 'DUPR file',
  loading: 'Checking the matches…',
  text: 'A CSV file that you can import into your DUPR club. Check it there before you submit it.',
  inFile:
    '{n, plural, =0 {No matches in the file yet.} one {# match in the file.} other {# matches in the file.}}',
  score:
    '{n, plural, one {# left out: the score isn’t confirmed.} other {# left out: the scores aren’t confirmed.}}',
  walkover: '{n, plural, one {# left out: a walkover.} other {# left out: walkovers.}}',
  guest:
    '{n, plural, one {# left out: a guest or someone without an account played.} other {# left out: guests or people without an account played.}}',
  sides:
    '{n, plural, one {# left out: neither singles nor doubles.} other {# left out: neither singles nor doubles.}}',
  notActed:
    '{n, plural, one {# left out: not everyone confirmed they were there ({names}).} other {# left out: not everyone confirmed they were there ({names}).}}',
  noId: '{n, plural, one {# left out: no DUPR ID ({names}).} other {# left out: no DUPR ID ({names}).}}',
  hint: 'Players add their DUPR ID to their profile.',
  players: 'Players and their DUPR IDs',
  missing: 'No DUPR ID',
  download: 'Download CSV',
} as const
