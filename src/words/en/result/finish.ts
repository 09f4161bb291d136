export const finishTexts = {
  finish: 'Finish the event',
  finished: 'The results are final',
  text: 'The standings become final, medals are given, and everyone who took part is notified.',
  counts: 'What counts',
  leftOut: 'What’s left out',
  nothingOut: 'Nothing: every match has a score.',
  scores: '{n, plural, one {# score} other {# scores}}',
  unanswered:
    '{n, plural, one {# of them isn’t confirmed yet; it counts as entered.} other {# of them aren’t confirmed yet; they count as entered.}}',
  unplayed: '{n, plural, one {# match without a score} other {# matches without a score}}',
  undecided:
    '{n, plural, one {# match whose players aren’t known yet} other {# matches whose players aren’t known yet}}',
  disputed:
    '{n, plural, one {# score is disputed. Decide it first.} other {# scores are disputed. Decide them first.}}',
  noScores:
    'There are no scores yet, so nothing would count. If no one will play, cancel the event on its page. Once it’s over, you can finish it without results.',
} as const
