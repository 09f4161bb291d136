export const ownTextTexts = {
  lead: 'Say it in your own words. What you leave empty stays our text, with your name in it.',
  page: 'Page',
  landing: 'Start page',
  terms: 'Terms of use',
  privacy: 'Privacy',
  language: 'Language',
  write: 'Write',
  preview: 'Preview',
  text: 'Text',
  textHelp:
    'Markdown: an empty line starts a paragraph, ## a heading, - a list, **bold**, [words](https://…). {mark} becomes the name.',
  landingHelp: 'Stands below the slogan.',
  termsHelp: 'A note about the software and map data stays below it, as their licenses ask.',
  privacyHelp: 'Say what you keep and why. Our text describes what the software does.',
  begin: 'Start from our text',
  saved: 'Saved. Everyone sees it from now on.',
  own: 'Your text is shown.',
  shipped: 'Our text is shown.',
  back: 'Use our text again',
  backText: 'Your text is deleted.',
  fixed: 'Set by the installation file.',
  fixedField: 'The installation file sets this: {field}.',
} as const

export const ownTextFaultTexts = {
  'too-long': 'The text is too long.',
  html: 'The text contains HTML. Write it in Markdown alone.',
  image: 'The text contains a picture, which isn’t shown there.',
  link: 'A link starts with https://, http:// or mailto:.',
  form: 'The text contains a table, code, a checkbox or quotes within quotes. Use paragraphs, headings and lists.',
} as const
